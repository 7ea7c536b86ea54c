import { z } from "zod";
import { isCollection, type ContentType } from "../model/contentType";
import { fieldIn, metaOf, zodType } from "../model/fieldAt";

/** The types of what is not as an editor writes it. */
const computedTypes = /* GraphQL */ `
  "An amount of money as visitors read it; lib/money.ts parses it."
  type Money {
    text: String!
  }

  "A logo or drawing."
  type Graphic {
    "The file's URL."
    publicURL: String!
    "In px."
    width: Int!
    height: Int!
  }

  type LegalSection {
    id: String!
    title: String!
    "Its first paragraph, if it begins with one."
    lead: String!
    rest: String!
  }

  "A page that the footer lists automatically."
  type PageLink {
    label: String!
    path: String!
  }

  type RefillPrice {
    line: String!
    sizes: [String!]!
    terms: String!
    "The price of 1 kg as a visitor would type it."
    perKg: String!
    "The day on which it is valid, in words."
    date: String!
  }

  # No page queries the front matter as Gatsby reads it (decisions, “One reader of content”). Inferring its fields
  # would make Gatsby warn of conflicting types where one price is a number and another a text, which is allowed.
  type MarkdownRemark implements Node @dontInfer {
    id: ID!
  }
`;

const scalars: Readonly<Record<string, string>> = {
  string: "String",
  enum: "String",
  number: "Float",
  boolean: "Boolean",
};

/** A word with its first letter as a capital. */
export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The definition of a type, after those of the groups inside it.
 * @param head its first lines
 */
function definitionsOf(name: string, { shape }: z.ZodObject, head = `type ${name} {`): string[] {
  const groups: string[] = [];
  /** A field's type and directive, such as `[String!] @fillTokens`; `groupName` is the type of a group. */
  const typeOf = (field: z.core.$ZodType, groupName: string): string => {
    const schema = fieldIn(field);
    if (schema instanceof z.ZodArray)
      return typeOf(schema.element, groupName).replace(/^\S+/, "[$&!]");
    if (!(schema instanceof z.ZodObject))
      return metaOf(schema).graphql ?? scalars[zodType(schema)] ?? "";
    groups.push(...definitionsOf(groupName, schema));
    return groupName;
  };
  const lines = Object.entries(shape).map(([key, field]) => {
    const type = typeOf(field, name + capitalised(key));
    return `  ${key}: ${field instanceof z.ZodOptional ? type : type.replace(/^\S+/, "$&!")}`;
  });
  return [...groups, [head, ...lines, "}"].join("\n")];
}

/**
 * The GraphQL definitions of `types`. They are explicit (`@dontInfer`), so that an empty folder or an
 * unused optional field does not change the schema.
 */
export const graphqlTypes = (types: readonly ContentType[]) => [
  computedTypes,
  ...types.flatMap((type) => {
    const slug = isCollection(type) ? "\n  slug: String!" : "";
    const head = `type ${type.name} implements Node @dontInfer {${slug}`;
    return definitionsOf(type.name, type.fields, head);
  }),
];
