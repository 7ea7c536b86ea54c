import { required } from "../../../src/lib/required";
import { builtRoutes } from "./builtRoutes";
import { legalDocuments } from "./words";

/** The legal document that begins with an alert. */
export const alertDocument = required(
  legalDocuments.find(({ alert }) => alert !== undefined),
  "The fixture's legal document with an alert",
);

const [longest, next] = legalDocuments
  .filter(({ alert }) => alert === undefined)
  .sort((one, other) => other.sections.length - one.sections.length);

/** The legal document with the most sections among those without an alert. */
export const plainDocument = required(longest, "A legal document without an alert");

/** Another legal document, to which pages link. */
export const otherDocument = required(next, "Another such document");

/** Every page of the fixture site that search engines list. */
export const routes = builtRoutes(".fixture-site/public");

/** One page of every kind: the legal documents without an alert behave alike. */
export const kinds = routes.filter((route) => {
  const document = legalDocuments.find(({ path }) => path === route);
  return [undefined, alertDocument, plainDocument].includes(document);
});

/** The page that has no header, footer or scripts. */
export const leakCard = "/leak-card";

/** One page of every kind that has a header and a footer. */
export const framedKinds = kinds.filter((route) => route !== leakCard);

/** An address without a page. */
export const unknownRoute = "/no-such-page";
