import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

const folder = path.join(__dirname, "../../fixture/content");

const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

const site = <Content>(name: string) => parse(read(`site/${name}.yml`)) as Content;

interface Pair {
  pause: string;
  play: string;
}

interface Measure {
  label: string;
  unit: string;
}

interface Link {
  label: string;
  to: string;
}

/**
 * The words that the fixture site was built from; a test refers to a word by its field, never by
 * its text.
 */
export const words = {
  app: site<{
    storeButtons: { googlePlay: { store: string }; appStore: { store: string } };
    modal: { title: string; message: string; confirm: string; close: string };
    theme: { toLight: string; toDark: string };
    carousel: Pair & {
      role: string;
      slideRole: string;
      slideLabel: string;
      previous: string;
      next: string;
    };
    notifications: { label: string; dismiss: string };
    offline: { message: string; leakCard: string };
    loading: string;
  }>("app"),
  company: site<{ name: string; telephone: string; email: string; whatsapp: string }>("company"),
  contact: site<{
    meta: { title: string };
    title: string;
    form: {
      name: { label: string };
      phone: { label: string };
      email: { label: string };
      message: { label: string };
      submit: string;
      withoutScripts: string;
      prepared: { title: string; long: string; whatsapp: string; mail: string };
    };
    map: { load: string; open: string; frameTitle: string; offline: string };
  }>("contact"),
  home: site<{
    about: { counters: { value: number; suffix?: string; label: string; seconds: number }[] };
    offer: { contact: string; carouselLabel: string; listLabel: string };
    products: Record<"carouselLabel" | "app" | "sizesLabel", string>;
    refill: { line: string; size: string; terms: string };
    partners: Pair & { title: string };
  }>("home"),
  lasting: site<{
    form: Record<"otherGas" | "power" | "hours", Measure> & {
      title: string;
      gas: { label: string; other: string };
      burners: string;
      flame: { label: string; medium: string; high: string; own: string };
      submit: string;
    };
    result: Record<"example" | "unfinished", string>;
    errors: Record<"number" | "hoursLow", string>;
    table: { medium: string };
  }>("how-long-it-lasts"),
  leakCard: site<{
    title: string;
    saved: string;
    send: string;
    home: string;
    lines: { labels: string[] };
  }>("leak-card"),
  refill: site<{
    form: Record<"otherSize" | "tare" | "before" | "now" | "paid" | "naira", Measure> & {
      title: string;
      size: { label: string; other: string };
      step: string;
      submit: string;
    };
    stamps: {
      form: Record<"title" | "made" | "tested" | "expired" | "unreadable" | "submit", string>;
      result: Record<"waiting", string>;
    };
  }>("check-my-refill"),
  legal: site<{
    updated: string;
    contents: string;
    summary: string;
    copied: string;
    copyFailed: string;
  }>("legal"),
  navigation: site<{
    skipLink: string;
    homeLink: string;
    leak: Link;
    header: { label: string; open: string; close: string; items: Link[] };
    footer: { navigation: { items: Link[] } };
  }>("navigation"),
  notFound: site<{ title: string; linksLabel: string; links: Link[] }>("not-found"),
};

/** The front matter of every entry of a collection, with its slug and body, in order. */
function entries<Fields>(collection: string) {
  return readdirSync(path.join(folder, collection), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => {
      const [, yaml = "", body = ""] = read(path.join(collection, file)).split(/^---$/m);
      const fields = parse(yaml) as Fields & { order: number };
      return { ...fields, slug: file.replace(/([\\/]index)?\.md$/, ""), body };
    })
    .sort((one, other) => one.order - other.order);
}

export const services = entries<{ title: string }>("services");

export const products = entries<{ name: string; price: string; heightMm?: number }>("products");

/** The legal documents with the titles of their sections. */
export const legalDocuments = entries<{
  title: string;
  updated: string;
  linkLabel?: string;
  alert?: {
    anchor: string;
    first: string;
    steps: { lead?: string; text: string }[];
    largest: number;
    calls: { number: string }[];
  };
}>("legal").map((document) => ({
  ...document,
  path: `/${document.slug}`,
  label: document.linkLabel ?? document.title,
  sections: [...document.body.matchAll(/^## (.*?)(?: \{#.*\})?$/gm)].map(([, title = ""]) => title),
}));

export const partnersCount = readdirSync(path.join(folder, "partners")).filter((file) =>
  file.endsWith(".yml"),
).length;

/** The header's name for an address such as `/#partners`. */
export const headerLabel = (to: string) => labelOf(words.navigation.header.items, to);

/** The footer's name for an address such as `/#about`. */
export const footerLabel = (to: string) => labelOf(words.navigation.footer.navigation.items, to);

function labelOf(links: readonly Link[], to: string): string {
  const link = links.find((item) => item.to === to);
  if (!link) throw new Error(`The fixture has no link to ${to}`);
  return link.label;
}

/** The name of a slide, counted from 1. */
export const slideLabel = (position: number, total: number) =>
  words.app.carousel.slideLabel.replace("{n}", String(position)).replace("{total}", String(total));
