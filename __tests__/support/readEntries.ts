import type { z } from "zod";
import { slugOf } from "../../src/model/contentType";
import { contentTypes } from "../../src/model/contentTypes";
import { lastPlace } from "../../src/model/fields";
import { textFile } from "../../src/model/problems";
import { readContent } from "../../src/model/readContent";
import { readTree } from "./edits/contentFiles";
import { fixtureContent } from "./fixtureContent";

const files = [...readTree(fixtureContent)];

/** One content file: its checked fields, the file name as slug, and the Markdown below them. */
export interface Entry {
  slug: string;
  /** The type's table of fields. */
  schema: z.ZodObject;
  fields: Record<string, unknown>;
  /** The fields before the check changed their form: a price is a text. */
  written: Record<string, unknown>;
  body: string;
}

const cache = new Map<string, Entry[]>();

/** Every file of a type such as `Service` in the fixture's content, in its order. */
export function readEntries(typeName: string): Entry[] {
  const entries = cache.get(typeName) ?? readType(typeName);
  cache.set(typeName, entries);
  return entries;
}

const placeOf = ({ fields }: Entry) => Number(fields.order ?? lastPlace);

function readType(typeName: string): Entry[] {
  const type = contentTypes.find(({ name }) => name === typeName);
  if (!type) throw new Error(`There is no content type ${typeName}`);
  return files
    .flatMap(([file, bytes]) => {
      const slug = slugOf(type, file);
      if (!slug) return [];
      const read = readContent(type, textFile(file, bytes.toString("utf8")));
      if (!read.fields) throw new Error(`${file} breaks its table of fields`);
      return [
        {
          slug,
          schema: type.fields,
          fields: read.fields,
          written: read.written as Entry["fields"],
          body: read.body,
        },
      ];
    })
    .sort((one, other) => placeOf(one) - placeOf(other));
}
