import type { ContentType, DerivedField } from "../model/contentType";
import { inKilograms } from "../model/kilograms";
import { routeOf, type PageType } from "../model/pageTable";
import { legalIntroduction, legalSections } from "./legalSections";
import { markdownHtml, type FieldResolver } from "./resolvers";

const resolvers: Readonly<Record<DerivedField["from"], FieldResolver>> = {
  html: markdownHtml,
  introduction: legalIntroduction,
  kilograms: {
    type: "String",
    resolve: ({ kilograms }) => (kilograms === undefined ? null : inKilograms(Number(kilograms))),
  },
  sections: legalSections,
};

/** The resolvers of the fields that a content type derives from its files. */
export const derivedFields = ({ derived = {} }: ContentType): Record<string, FieldResolver> =>
  Object.fromEntries(
    Object.entries(derived).map(([name, { from, description }]) => [
      name,
      { ...resolvers[from], description },
    ]),
  );

/** The fields that every content type with a page has in addition to its own. */
export const pageFields = ({ page }: PageType): Record<string, FieldResolver> => ({
  path: {
    type: "String!",
    description: "The page's address on the site, without a trailing slash.",
    resolve: ({ slug }) => routeOf(page, String(slug)),
  },
});
