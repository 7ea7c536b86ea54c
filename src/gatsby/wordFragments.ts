import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { isCollection, type ContentType } from "../model/contentType";
import { fieldIn, metaOf } from "../model/fieldAt";
import type { FieldMeta } from "../model/fields";
import { capitalised } from "./graphqlTypes";

/** What every query needs of a field that is an object; of a picture, what `components/picture/Picture` shows. */
function partsOf({ graphql = "", files }: FieldMeta): string {
  if (files) {
    const { avif, webp } = files;
    const data = `gatsbyImageData(width: ${avif.at(-1)}, breakpoints: [${avif.join(", ")}])`;
    return `{ childImageSharp { ${data} fallback: resize(width: ${webp}, toFormat: WEBP) { src } } }`;
  }
  if (graphql.startsWith("Graphic")) return "{ publicURL width height }";
  return graphql === "Money" ? "{ text }" : "";
}

/** Not a date, a picture in no page, a place in a list, or the mark of a placeholder. */
const isShown = ({ graphql = "", files, kind, placeholder }: FieldMeta) =>
  files ?? !(/^(?:File|Date)\b/.test(graphql) || kind === "order" || placeholder === "entry");

/** The GraphQL that selects a field; undefined if no page shows it as it is written. */
function selection(key: string, field: z.core.$ZodType): string | undefined {
  const schema = fieldIn(field);
  if (schema instanceof z.ZodArray) return selection(key, schema.element);
  if (schema instanceof z.ZodObject) return `${key} { ${selections(schema.shape)} }`;
  const meta = metaOf(schema);
  return isShown(meta) ? `${key} ${partsOf(meta)}`.trim() : undefined;
}

const selections = (shape: Readonly<Record<string, z.core.$ZodType>>) =>
  Object.entries(shape)
    .flatMap(([key, field]) => selection(key, field) ?? [])
    .join(" ");

const isGroup = (field: z.core.$ZodType) => fieldIn(field) instanceof z.ZodObject;

/**
 * The fragments of a type such as SiteHome: `SiteHomeWords` selects all that it shows, `SiteHomeHero` the group `hero`,
 * and `SiteHomeOwn` what is in no group.
 */
function fragmentsOf(type: ContentType): string[] {
  const { name, fields, derived = {} } = type;
  const entries = Object.entries(fields.shape);
  const groups = entries.filter(([, field]) => isGroup(field));
  const own = Object.fromEntries(entries.filter(([, field]) => !isGroup(field)));
  const computed = Object.entries(derived).map(([key, from]) =>
    from === "sections" ? `${key} { id title lead rest }` : key,
  );
  const beside = [isCollection(type) ? "slug" : "", ...computed].join(" ");
  const parts = [
    ...groups.map(([key, field]) => [capitalised(key), selection(key, field)]),
    ["Own", `${selections(own)} ${beside}`.trim()],
    ["Words", `${selections(fields.shape)} ${beside}`.trim()],
  ];
  return parts.flatMap(([part, words]) =>
    words ? `fragment ${name}${part} on ${name} { ${words} }` : [],
  );
}

/** The fragments of all types: their tables of fields are the only list of what pages show. */
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
