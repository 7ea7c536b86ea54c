import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { capitalised } from "../../src/gatsby/graphqlTypes";
import { contentTypes } from "../../src/model/contentTypes";
import { fieldIn, metaOf } from "../../src/model/fieldAt";
import { sitePolicies } from "../../src/model/types/sitePolicies";
import { filesAt } from "../../tools/lib/files";

/** The code of each module without comments and styles, by its path without an extension; not the tables. */
const modules = new Map(
  ["src", "tools"]
    .flatMap((folder) => filesAt(folder).map((file) => path.posix.join(folder, file)))
    .filter((file) => /(?<!\.styles)\.tsx?$/.test(file) && !file.startsWith("src/model/types/"))
    .map((file) => {
      const unread = /\/\*.*?\*\/|(?<!:)\/\/[^\n]*|\bstyles\.\w+/gs;
      return [file.replace(/\.tsx?$/, ""), readFileSync(file, "utf8").replaceAll(unread, "")];
    }),
);

/** What a module reads of an object: `.title`, `"title"`, `{ title }`. */
const namesRead = (code: string) =>
  [...code.matchAll(/(?:\.|["'])(\w+)|[{,]\s*(\w+)(?=\s*[,:=}])/g)].map(
    ([, after, taken]) => after ?? taken ?? "",
  );

const reads = new Map([...modules].map(([file, code]) => [file, namesRead(code)]));

const importsOf = (file: string, code: string) =>
  [...code.matchAll(/ from "(\.[^"]+)"/g)].map(([, name = ""]) =>
    path.posix.join(path.dirname(file), name),
  );

/**
 * What the modules that name a group, and the modules that these import, read. A field that only shares its name
 * with one of another group in these modules counts as read.
 */
function readWith(group: string): Set<string> {
  const named = new RegExp(String.raw`\b${group}\b(?!\()|\bQueries\.\w+${capitalised(group)}\b`);
  return new Set(
    [...modules]
      .filter(([, code]) => named.test(code))
      .flatMap(([file, code]) => [file, ...importsOf(file, code)])
      .flatMap((file) => reads.get(file) ?? []),
  );
}

/** The fields of a group and of the groups in it that no code reads, such as `SiteHome.hero.title`. */
function unreadIn(field: z.core.$ZodType, at: string, group = ""): string[] {
  const schema = fieldIn(field);
  if (schema instanceof z.ZodArray) return unreadIn(schema.element, at, group);
  if (!(schema instanceof z.ZodObject)) return [];
  const read = readWith(group);
  return Object.entries(schema.shape).flatMap(([name, part]) => {
    const place = `${at}.${name}`;
    // The check before a launch finds a placeholder's flag by its description.
    if (metaOf(part).placeholder === "entry") return [];
    return read.has(name) ? unreadIn(part, place, name) : [place];
  });
}

// Texts read the promised figures, as tokens.
const types = contentTypes.filter((type) => type !== sitePolicies);

it("has no field in a table of fields that no code reads", () => {
  expect(types.flatMap(({ name, fields }) => unreadIn(fields, name))).toEqual([]);
});
