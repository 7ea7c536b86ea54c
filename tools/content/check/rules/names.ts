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

/** Reports names of pictures that addresses cannot contain, and names that some computers cannot tell apart. */
export function checkNames({ entries }: Site): void {
  const known = new Map<string, string>();
  for (const entry of entries) {
    const { path, file } = entry;
    const fault = nameFault(entry);
    if (fault) file.message(fault, fileStart, "name");
    const folded = path.normalize("NFC").toLowerCase();
    const other = known.get(folded);
    known.set(folded, other ?? path);
    // If two folders clash, report only them and not their files.
    if (other?.replace(/[^/]+$/, "") !== path.replace(/[^/]+$/, "")) continue;
    const message = `differs from ${other} only in capital and small letters; some computers keep only one of the two; rename one`;
    file.message(message, fileStart, "name-clash");
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
