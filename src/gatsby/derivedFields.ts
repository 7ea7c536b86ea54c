import type { ContentType, DerivedField } from "../model/contentType";
import { legalIntroduction, legalSections } from "./legalSections";
import { markdownHtml, type FieldResolver } from "./resolvers";

const resolvers: Readonly<Record<DerivedField["from"], FieldResolver>> = {
  html: markdownHtml,
  introduction: legalIntroduction,
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
