import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { ContentType } from "../model/contentType";
import { fieldIn, metaOf } from "../model/fieldAt";
import { capitalised } from "./graphqlTypes";

/** The types of pictures and dates, of which a query says what it needs. */
const notSelected = ["File", "Date"];

/** What every query needs of a drawing, and of a price. */
const parts: Readonly<Record<string, string>> = {
  Graphic: " { publicURL width height }",
  Money: " { text }",
};

/** The GraphQL that selects a field; undefined for a picture or a date. */
function selection(key: string, field: z.core.$ZodType): string | undefined {
  const schema = fieldIn(field);
  if (schema instanceof z.ZodArray) return selection(key, schema.element);
  if (schema instanceof z.ZodObject) return `${key} { ${selections(schema.shape)} }`;
  const [type = ""] = metaOf(schema).graphql?.split(" ") ?? [];
  return notSelected.includes(type) ? undefined : key + (parts[type] ?? "");
}

const selections = (shape: Readonly<Record<string, z.core.$ZodType>>) =>
  Object.entries(shape)
    .flatMap(([key, field]) => selection(key, field) ?? [])
    .join(" ");

const isGroup = (field: z.core.$ZodType) => fieldIn(field) instanceof z.ZodObject;

/**
 * The fragments of a type such as SiteHome: `SiteHomeWords` selects all its words, `SiteHomeHero` those of the
 * group `hero`, and `SiteHomeOwn` those in no group.
 */
function fragmentsOf({ name, fields }: ContentType): string[] {
  const entries = Object.entries(fields.shape);
  const groups = entries.filter(([, field]) => isGroup(field));
  const own = Object.fromEntries(entries.filter(([, field]) => !isGroup(field)));
  const parts = [
    ...groups.map(([key, field]) => ({ part: capitalised(key), words: selection(key, field) })),
    { part: "Own", words: selections(own) },
    { part: "Words", words: selections(fields.shape) },
  ];
  return parts
    .filter(({ words }) => words)
    .map(({ part, words }) => `fragment ${name}${part} on ${name} { ${words} }`);
}

/** The fragments of all types: their tables of fields are the only list of the words. */
export const wordFragments = (types: readonly ContentType[]): string =>
  types.flatMap(fragmentsOf).join("\n");

/** Writes the fragments to the folder from which Gatsby reads fragments beside those in `src`. */
export async function writeWordFragments(root: string, types: readonly ContentType[]) {
  const folder = path.join(root, ".cache/fragments");
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, "words.js"),
    `import { graphql } from "gatsby";\n\nexport const words = graphql\`\n${wordFragments(types)}\n\`;\n`,
  );
}
