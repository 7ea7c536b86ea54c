import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { fixtureContent } from "../../support/fixture/fixtureContent";

const read = (file: string) => readFileSync(path.join(fixtureContent, file), "utf8");

/** The words of a file in content/site. */
export const site = <Content>(name: string) => parse(read(`site/${name}.yml`)) as Content;

/**
 * The words that the fixture site was built from, each as its file says it; a test refers to a word by its field,
 * never by its text. An optional field without a value is undefined.
 */
export const words = {
  app: site<Queries.SiteAppWordsFragment>("app"),
  company: site<Queries.SiteCompanyWordsFragment>("company"),
  contact: site<Queries.SiteContactWordsFragment>("contact"),
  home: site<Queries.SiteHomeWordsFragment>("home"),
  lasting: site<Queries.SiteLastingWordsFragment>("how-long-it-lasts"),
  leakCard: site<Queries.SiteLeakCardWordsFragment>("leak-card"),
  refill: site<Queries.SiteRefillWordsFragment>("check-my-refill"),
  legal: site<Queries.SiteLegalWordsFragment>("legal"),
  navigation: site<Queries.SiteNavigationWordsFragment>("navigation"),
};

/** The fields of every entry of a collection, with its slug and body, in order. */
function entries<Fields>(collection: string) {
  return readdirSync(path.join(fixtureContent, collection), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:md|yml)$/.test(file))
    .map((file) => {
      const [yaml = "", body = ""] = read(path.join(collection, file))
        .replace(/^---$/m, "")
        .split(/^---$/m);
      const fields = parse(yaml) as Fields & { order: number };
      return { ...fields, slug: file.replace(/([\\/]index)?\.\w+$/, ""), body };
    })
    .sort((one, other) => one.order - other.order);
}

export const services = entries<{ title: string; imageAlt: string }>("services");

export const products = entries<{
  name: string;
  price: string;
  imageAlt: string;
  priceIncludes?: string;
  kilograms?: number;
  heightMm?: number;
}>("products");

/** The legal documents with the titles of their sections. */
export const legalDocuments = entries<
  Pick<Queries.LegalDocument, "title" | "updated" | "linkLabel" | "alert">
>("legal").map((document) => ({
  ...document,
  path: `/${document.slug}`,
  label: document.linkLabel ?? document.title,
  sections: [...document.body.matchAll(/^## (.*?)(?: \{#.*\})?$/gm)].map(([, title = ""]) => title),
}));

export const partners = entries<{ name: string }>("partners");

/** The name of a slide, counted from 1. */
export const slideLabel = (position: number, total: number) =>
  words.app.carousel.slideLabel.replace("{n}", String(position)).replace("{total}", String(total));
