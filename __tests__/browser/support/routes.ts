import { builtRoutes } from "./builtRoutes";
import { legalDocuments } from "./words";

type LegalDocument = (typeof legalDocuments)[number];

const found = (document: LegalDocument | undefined): LegalDocument => {
  if (!document) throw new Error("The fixture lacks a legal document that the browser tests need");
  return document;
};

/** The legal document that begins with what to do at once. */
export const alertDocument = found(legalDocuments.find(({ alert }) => alert !== undefined));

const [longest, next] = legalDocuments
  .filter(({ alert }) => alert === undefined)
  .sort((one, other) => other.sections.length - one.sections.length);

/** The legal document without an alert that has most sections. */
export const plainDocument = found(longest);

/** Another one, which pages lead to. */
export const otherDocument = found(next);

/** Every page of the fixture site that search engines list. */
export const routes = builtRoutes(".fixture-site/public");

const likeOthers = legalDocuments.filter(
  (document) => document !== alertDocument && document !== plainDocument,
);

/** One page of every kind: what holds for it holds for all of its kind. */
export const kinds = routes.filter((route) => !likeOthers.some(({ path }) => path === route));

/** The page that has no header, footer or scripts. */
export const leakCard = "/leak-card";

/** One page of every kind that has a header and a footer. */
export const framedKinds = kinds.filter((route) => route !== leakCard);

/** Whether a page is a legal document. */
export const isDocument = (route: string) => legalDocuments.some(({ path }) => path === route);

/** An address that leads to no page. */
export const unknownRoute = "/no-such-page";
