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

/** The only entry of a type, as the fragment `Words` returns it: `entry<Queries.SiteLastingWordsFragment>("SiteLasting")`. */
export const entry = <Words = unknown>(typeName: string) => nodes(typeName)[0] as unknown as Words;

/** The legal documents with text and sections. */
const legalDocuments = () =>
  nodes("LegalDocument", simpleSections).map((document) =>
    "updated" in document ? { ...document, updated: longDay(document.updated) } : document,
  );

/** The company, whose data every page needs. */
export const company = () => entry<Queries.SiteCompanyWordsFragment>("SiteCompany");

/** The words and links of header and footer. */
export const navigation = () => entry<Queries.SiteNavigationWordsFragment>("SiteNavigation");

/** The words of the parts that every page has. */
export const app = () => entry<Queries.SiteAppWordsFragment>("SiteApp");

/** The data of `useSite`. */
export const siteData = (): Queries.SiteQuery => ({
  site: { siteMetadata: { siteUrl: SITE_URL } },
  siteCompany: company(),
  siteNavigation: navigation(),
  siteApp: app(),
  footerPages: nodes("LegalDocument").map(({ linkLabel, title, path }) => ({
    label: String(linkLabel ?? title),
    path: String(path),
  })),
});

/** Likewise, for a company with empty optional fields, as queries return them. */
export function siteWithout(
  ...fields: (keyof Queries.SiteCompanyWordsFragment)[]
): Queries.SiteQuery {
  const empty = Object.fromEntries(fields.map((field) => [field, null]));
  return { ...siteData(), siteCompany: { ...company(), ...empty } };
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

/** The contact page's words and pictures. */
export const contact = () =>
  contactData().siteContact as NonNullable<Queries.ContactPageQuery["siteContact"]>;

/** The words of the page that checks a refill. */
export const refillWords = () => entry<Queries.SiteRefillWordsFragment>("SiteRefill");
