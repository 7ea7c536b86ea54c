import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { slugOf } from "../../src/pipeline/contentType";
import { contentTypes } from "../../src/pipeline/contentTypes";
import { readContent } from "../../src/pipeline/readContent";

const folder = path.join(__dirname, "../../content");

/** One content file: its checked fields, the file name as slug, and the Markdown below them. */
export interface Entry {
  slug: string;
  /** The type's table of fields. */
  schema: z.ZodObject;
  fields: Record<string, unknown>;
  body: string;
}

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .sort();

const cache = new Map<string, Entry[]>();

/** Every content file of a type such as `Service`, in its order. */
export function readEntries(typeName: string): Entry[] {
  const entries = cache.get(typeName) ?? readType(typeName);
  cache.set(typeName, entries);
  return entries;
}

function readType(typeName: string): Entry[] {
  const type = contentTypes.find(({ name }) => name === typeName);
  if (!type) throw new Error(`There is no content type ${typeName}`);
  return files
    .flatMap((file) => {
      const slug = slugOf(type, file);
      if (!slug) return [];
      const read = readContent(type, file, readFileSync(path.join(folder, file), "utf8"));
      if (!read.fields) throw new Error(`${file} breaks its table of fields`);
      return [{ slug, schema: type.fields, fields: read.fields, body: read.body }];
    })
    .sort((one, other) => Number(one.fields.order ?? 0) - Number(other.fields.order ?? 0));
}
