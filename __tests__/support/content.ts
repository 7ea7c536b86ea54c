import { readFileSync } from "node:fs";
import { inKilograms } from "../../src/model/kilograms";
import { FIXTURE_NODES, type FixtureNode } from "./fixtureNodes";
import { simpleHtml, simpleSections } from "./markdown";

/** The site's address in tests. */
export const SITE_URL = "https://testgas.example";

const updatedFormat = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});

/** Formats a date like GraphQL's `formatString: "MMMM DD, YYYY"`: September 07, 2025. */
const longDay = (day: unknown) =>
  updatedFormat.format(new Date(String(day))).replace(/ (\d),/, " 0$1,");

const fixture = JSON.parse(readFileSync(FIXTURE_NODES, "utf8")) as Record<string, FixtureNode[]>;

/**
 * All entries of a type as queries return them; `derive` adds the fields that come from the
 * Markdown.
 */
export const nodes = (typeName: string, derive: (body: string) => object = () => ({})) =>
  (fixture[typeName] ?? []).map(({ body, ...node }) => ({ ...node, ...derive(body) }));

/** The only entry of a type, as the fragment `Words` returns it: `entry<Queries.LastingWordsFragment>("SiteLasting")`. */
export const entry = <Words = unknown>(typeName: string) => nodes(typeName)[0] as unknown as Words;

/** The legal documents with text and sections. */
const legalDocuments = () =>
  nodes("LegalDocument", simpleSections).map((document) =>
    "updated" in document ? { ...document, updated: longDay(document.updated) } : document,
  );

/** The data of `useSite`. */
export const siteData = () =>
  ({
    site: { siteMetadata: { siteUrl: SITE_URL } },
    siteCompany: entry("SiteCompany"),
    siteNavigation: entry("SiteNavigation"),
    siteApp: entry("SiteApp"),
    footerPages: nodes("LegalDocument").map(({ linkLabel, title, path }) => ({
      label: linkLabel ?? title,
      path,
    })),
  }) as unknown as Queries.SiteQuery;

/** Likewise, for a company with empty optional fields, as queries return them. */
export function siteWithout(
  ...fields: (keyof NonNullable<Queries.SiteQuery["siteCompany"]>)[]
): Queries.SiteQuery {
  const data = siteData();
  const empty = Object.fromEntries(fields.map((field) => [field, null]));
  return { ...data, siteCompany: data.siteCompany && { ...data.siteCompany, ...empty } };
}

const productNodes = () =>
  nodes("Product", (body) => ({ description: simpleHtml(body) })).map((node) => {
    const { kilograms } = node as unknown as { kilograms: number | null };
    return { ...node, size: kilograms === null ? null : inKilograms(kilograms) };
  });

/** The data of the landing page. */
export const landingData = () =>
  ({
    siteHome: entry("SiteHome"),
    siteContact: entry("SiteContact"),
    siteLasting: entry("SiteLasting"),
    siteRefill: entry("SiteRefill"),
    siteLeakCard: entry("SiteLeakCard"),
    sitePolicies: entry("SitePolicies"),
    alertGuide: nodes("LegalDocument").find((node) => "alert" in node),
    allService: { nodes: nodes("Service", (body) => ({ slideDescription: simpleHtml(body) })) },
    allProduct: { nodes: productNodes() },
    allPartner: { nodes: nodes("Partner") },
  }) as unknown as Queries.LandingPageQuery;

/** The data of the contact page. */
export const contactData = () =>
  ({
    siteContact: entry("SiteContact"),
    siteCompany: entry("SiteCompany"),
    alertGuide: legalDocuments().find((document) => "alert" in document && document.alert) ?? null,
  }) as unknown as Queries.ContactPageQuery;

/** The data of one legal document's page. */
export const legalData = (slug: string) =>
  ({
    legalDocument: legalDocuments().find((document) => document.slug === slug) ?? null,
    siteLegal: entry("SiteLegal"),
    siteContact: entry("SiteContact"),
  }) as unknown as Queries.LegalPageQuery;

type Site = { [Name in keyof Queries.SiteQuery]: NonNullable<Queries.SiteQuery[Name]> };

/** The company; every page needs it, and the data below. */
export const company = () => (siteData() as Site).siteCompany;

/** The words and links of header and footer. */
export const navigation = () => (siteData() as Site).siteNavigation;

/** The words of the parts that every page has. */
export const app = () => (siteData() as Site).siteApp;

/** The labels of the two app buttons. */
export const storeNames = () => {
  const { googlePlay, appStore } = app().storeButtons;
  return [googlePlay, appStore].map(({ prefix, store }) => `${prefix} ${store}`) as [
    string,
    string,
  ];
};

/** The landing page's words. */
export const home = () =>
  landingData().siteHome as NonNullable<Queries.LandingPageQuery["siteHome"]>;

/** The contact page's words. */
export const contact = () =>
  contactData().siteContact as NonNullable<Queries.ContactPageQuery["siteContact"]>;

/** The words of the page that checks a refill. */
export const refillWords = () => entry<Queries.RefillWordsFragment>("SiteRefill");

/** The words of the part that reads the dates on a cylinder. */
export const stampWords = () => entry<Queries.StampsWordsFragment>("SiteRefill").stamps;
