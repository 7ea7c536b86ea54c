import { parse } from "node:path";
import slugify from "@sindresorhus/slugify";
import { fileStart } from "../../../../src/model/problems";
import type { ContentEntry } from "../read/contentSource";
import type { Site } from "../read/reading";
import { reservedAddresses } from "./siteMap";

/** Returns why the address of a picture cannot contain its name. */
function nameFault({ path, role }: ContentEntry): string | undefined {
  const { base, name, ext } = parse(path);
  // URLs would escape other characters.
  const wrong = /[^A-Za-z0-9._-]/u.exec(base)?.[0];
  if (!wrong || (role !== "picture" && role !== "drawing")) return undefined;
  const character = wrong === " " ? "a space" : `"${wrong}"`;
  const better = `${slugify(name, { decamelize: false, lowercase: false }) || "picture"}${ext}`;
  return `${character} in a picture's name; rename the file to ${better}, and write that name in the field that shows it`;
}

/** Reports names of pictures that addresses cannot contain. */
export function checkNames({ entries }: Site): void {
  for (const entry of entries) {
    const fault = nameFault(entry);
    if (fault) entry.file.message(fault, fileStart, "name");
  }
}

/** Reports files whose page has the same path as another page. */
export function checkRoutes({ texts }: Site): void {
  const known = new Map<string, string>();
  for (const { file, path, route } of texts) {
    if (!route) continue;
    const owner = reservedAddresses.includes(route.slice(1)) ? "the site itself" : known.get(route);
    if (owner) file.message(`${route} belongs to ${owner}; rename the file`, fileStart, "slug");
    known.set(route, path);
  }
}
