import { z } from "zod";
import { isCollection, type ContentType } from "../model/contentType";
import { fieldIn, metaOf, zodType } from "../model/fieldAt";

/** An amount of money as visitors read it; `lib/money.ts` parses it. */
export const moneyType = /* GraphQL */ `
  type Money {
    text: String!
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

interface GraphqlField {
  /** The type's name, possibly in brackets, without the exclamation mark of required fields. */
  type: string;
  /** A directive such as `@fileByRelativePath`. */
  directive?: string;
  /** Definitions of the nested types that it uses. */
  definitions: string[];
}

/** One field in GraphQL; if it is a group, `name` becomes the group's type name. */
function fieldType(field: z.core.$ZodType, name: string): GraphqlField {
  const schema = fieldIn(field);
  if (schema instanceof z.ZodArray) {
    const { type, directive, definitions } = fieldType(schema.element, name);
    return { type: `[${type}!]`, directive, definitions };
  }
  if (schema instanceof z.ZodObject) {
    const { lines, definitions } = objectFields(schema, name);
    return { type: name, definitions: [...definitions, `type ${name} {\n${lines}\n}`] };
  }
  const [type = "", directive] = metaOf(schema).graphql?.split(" ") ?? [scalars[zodType(schema)]];
  return { type, directive, definitions: [] };
}

function objectFields(schema: z.ZodObject, name: string) {
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    const { type, directive, definitions } = fieldType(field, name + capitalised(key));
    const required = field instanceof z.ZodOptional ? "" : "!";
    return { line: `  ${key}: ${type}${required} ${directive ?? ""}`.trimEnd(), definitions };
  });
  return {
    lines: fields.map(({ line }) => line).join("\n"),
    definitions: fields.flatMap(({ definitions }) => definitions),
  };
}

/**
 * The GraphQL definitions of `types`. They are explicit (`@dontInfer`), so that an empty folder or an
 * unused optional field does not change the schema.
 */
export function graphqlTypes(types: readonly ContentType[]): string {
  return types
    .flatMap((type) => {
      const { lines, definitions } = objectFields(type.fields, type.name);
      const slug = isCollection(type) ? "\n  slug: String!" : "";
      return [...definitions, `type ${type.name} implements Node @dontInfer {${slug}\n${lines}\n}`];
    })
    .join("\n\n");
}
