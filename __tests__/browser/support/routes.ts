import { readFileSync } from "node:fs";
import { builtRoutes } from "./builtRoutes";
import { legalDocuments } from "./words";

type LegalDocument = (typeof legalDocuments)[number];

const found = (document: LegalDocument | undefined): LegalDocument => {
  if (!document) throw new Error("The fixture lacks a legal document that the browser tests need");
  return document;
};

/** The legal document that begins with an alert. */
export const alertDocument = found(legalDocuments.find(({ alert }) => alert !== undefined));

const [longest, next] = legalDocuments
  .filter(({ alert }) => alert === undefined)
  .sort((one, other) => other.sections.length - one.sections.length);

/** The legal document with the most sections among those without an alert. */
export const plainDocument = found(longest);

/** Another legal document, to which pages link. */
export const otherDocument = found(next);

/** Every page of the fixture site that search engines list. */
export const routes = builtRoutes(".fixture-site/public");

/** Whether a page is a legal document. */
export const isDocument = (route: string) => legalDocuments.some(({ path }) => path === route);

/** The script of the page component or template that renders a page; the leak card has none. */
const componentOf = (route: string) => {
  const html = readFileSync(`.fixture-site/public${route}/index.html`, "utf8");
  return /component---[\w-]+/.exec(html)?.[0] ?? route;
};

const documentKinds = [alertDocument.path, plainDocument.path];
const firstOfComponent = new Map([...routes].reverse().map((route) => [componentOf(route), route]));

/** One page of every kind; the other pages of a template behave alike, except legal documents with an alert. */
export const kinds = routes.filter((route) =>
  isDocument(route)
    ? documentKinds.includes(route)
    : firstOfComponent.get(componentOf(route)) === route,
);

/** The page that has no header, footer or scripts. */
export const leakCard = "/leak-card";

/** One page of every kind that has a header and a footer. */
export const framedKinds = kinds.filter((route) => route !== leakCard);

/** An address without a page. */
export const unknownRoute = "/no-such-page";
