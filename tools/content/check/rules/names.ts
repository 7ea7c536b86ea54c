import { basename, parse } from "node:path";
import slugify from "@sindresorhus/slugify";
import { isCollection } from "../../../../src/model/contentType";
import { contentTypes, typeOf } from "../../../../src/model/contentTypes";
import { nearest } from "../../../../src/model/nearest";
import { fileStart } from "../../../../src/model/problems";
import type { ContentEntry } from "../read/contentSource";
import type { Fault, Site } from "../read/reading";
import { reservedAddresses } from "./siteMap";

/** Returns the probably intended path of a text file with a wrong name or in the wrong place. */
function suggestedPath(path: string): string | undefined {
  const folders = contentTypes.map((type) => type.path.replace(/\/.*$/, ""));
  const folder = nearest(path.replace(/\/.*$/, ""), folders);
  const name = path.replace(/(?:\/index)?\.[^./]+$/i, "").replace(/^.*\//, "");
  const slug = slugify(name, { decamelize: false }) || "name";
  const paths = contentTypes
    .map((type) => type.path.replace("<slug>", slug))
    .filter((one) => one.startsWith(`${folder ?? ""}/`));
  return paths.length === 1 ? paths[0] : nearest(path, paths);
}

/** Returns the message that nothing reads the text file at `path`. */
function textFault(path: string): string {
  const suggestion = suggestedPath(path);
  const places = contentTypes.filter(isCollection).map((type) => type.path);
  const advice = suggestion
    ? `did you mean ${suggestion}?`
    : `content goes in ${places.join(", ")} and site/`;
  return `nothing reads this file; ${advice}`;
}

const leftover = /~$|^[~#]|\.(bak|backup|orig|rej|swp|swo|tmp|temp|old)$|^\.#/i;

/** Returns why nothing reads a file of this name, and how to fix it. */
function endingFault(name: string): string {
  if (leftover.test(name)) return "left behind by an editing program or a merge; delete it";
  if (name.startsWith(".")) return "a hidden file that nothing reads; delete it";
  const ending = /\.([^.]+)$/.exec(name)?.[1] ?? "";
  const better = ending
    .toLowerCase()
    .replace(/^yaml$/, "yml")
    .replace(/^(?:markdown|mdown|mdx|txt)$/, "md");
  if (better !== ending && /^(md|yml)$/.test(better))
    return `nothing reads .${ending} files; rename it to ${name.slice(0, -ending.length).replace(/\.(?:md|yml)\.$/, ".")}${better}`;
  if (/^jfif$/i.test(ending)) return `rename it to ${name.replace(/jfif$/i, "jpg")}`;
  if (/^(gif|bmp|tiff?|heic|heif|avif|psd|ico)$/i.test(ending))
    return `.${ending} pictures are not shown; save it as JPEG, PNG, WebP or SVG`;
  return "nothing reads this kind of file; content is .md, .yml and pictures; delete it";
}

const links = "a shortcut (symbolic link) is not allowed; put a copy of the file here";

/** Returns why nothing reads an entry, and how to fix it. */
function strayFault({ path, kind }: ContentEntry): Fault {
  if (kind === "link") return ["link-file", links];
  const { base } = parse(path);
  const isText = /^[^.~#].*\.(md|yml)$/.test(base);
  return ["stray-file", isText ? textFault(path) : endingFault(base)];
}

/** Whether nothing reads this text; one that is too large has a message already. */
const isStrayText = ({ role, path, file }: ContentEntry) =>
  role === "text" && !typeOf(path) && file.messages.length === 0;

/** Returns why the address of a picture cannot contain its name. */
function pictureFault({ path, role }: ContentEntry): string | undefined {
  const { base, name, ext } = parse(path);
  // URLs would escape other characters.
  const wrong = /[^A-Za-z0-9._-]/u.exec(base)?.[0];
  if (!wrong || (role !== "picture" && role !== "drawing")) return undefined;
  const character = wrong === " " ? "a space" : `"${wrong}"`;
  const better = `${slugify(name, { decamelize: false, lowercase: false }) || "picture"}${ext}`;
  return `${character} in a picture's name; rename the file to ${better}, and write that name in the field that shows it`;
}

/** Returns why some computers cannot have a file, or not beside another one. */
function clashFault({ path }: ContentEntry, entries: readonly ContentEntry[]): string | undefined {
  const isSame = (one: string) => one !== path && one.toLowerCase() === path.toLowerCase();
  const other = entries.find((entry) => isSame(entry.path));
  if (other)
    return `only capitals tell it from ${other.path}; Windows and macOS cannot have both; rename one`;
  return /^(?:aux|con|nul|prn|(?:com|lpt)\d)(?:\.|$)/i.test(basename(path))
    ? "Windows cannot have a file of this name; rename it"
    : undefined;
}

/**
 * Reports files that nothing reads, and names of pictures that addresses cannot contain. If a field names a file that
 * nothing reads, the message about the field is enough.
 */
export function checkNames({ entries, texts }: Site): void {
  const named = new Set(
    texts.flatMap(({ values }) => values.map(({ value }) => basename(String(value)))),
  );
  for (const entry of entries) {
    const { role, kind, path, file } = entry;
    const isNamed = kind === "file" && named.has(basename(path));
    const isStray = isStrayText(entry) || (role === "stray" && !isNamed);
    const [rule, message] = isStray
      ? strayFault(entry)
      : (["name", clashFault(entry, entries) ?? pictureFault(entry)] as const);
    if (message) file.message(message, fileStart, rule);
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
