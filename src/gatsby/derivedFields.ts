import type { ContentType, DerivedField } from "../model/contentType";
import { inKilograms } from "../model/kilograms";
import { legalIntroduction, legalSections } from "./legalSections";
import { markdownHtml, type FieldResolver } from "./resolvers";

/** The size of a product, if it has one. */
const kilogramsInWords: FieldResolver = {
  type: "String",
  resolve: (source) => {
    const { kilograms } = source as { kilograms?: number };
    return kilograms === undefined ? null : inKilograms(kilograms);
  },
};

const resolvers: Readonly<Record<DerivedField["from"], FieldResolver>> = {
  html: markdownHtml,
  introduction: legalIntroduction,
  kilograms: kilogramsInWords,
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
