import { basename } from "node:path";
import slugify from "@sindresorhus/slugify";
import { isCollection } from "../../../../src/model/contentType";
import { contentTypes, typeOf } from "../../../../src/model/contentTypes";
import { nearest } from "../../../../src/model/nearest";
import { fileStart } from "../../../../src/model/problems";
import type { ContentEntry } from "../read/contentSource";
import type { Fault, Site } from "../read/reading";

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

const endings: Readonly<Record<string, string>> = {
  yaml: "yml",
  markdown: "md",
  mdown: "md",
  mdx: "md",
  txt: "md",
};

/** Returns why nothing reads a file of this name, and how to fix it. */
function nameFault(name: string): string {
  if (leftover.test(name)) return "left behind by an editing program or a merge; delete it";
  if (name.startsWith(".")) return "a hidden file that nothing reads; delete it";
  const ending = /\.([^.]+)$/.exec(name)?.[1] ?? "";
  const better = endings[ending.toLowerCase()] ?? ending.toLowerCase();
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
  const name = basename(path);
  const isText = /^[^.~#].*\.(md|yml)$/.test(name);
  return ["stray-file", isText ? textFault(path) : nameFault(name)];
}

/** Whether nothing reads this text; one that is too large has a message already. */
const isStrayText = ({ role, path, file }: ContentEntry) =>
  role === "text" && !typeOf(path) && file.messages.length === 0;

/** Reports files that nothing reads. If a field names one, the message about the field is enough. */
export function checkStrays({ entries, texts }: Site): void {
  const named = new Set(
    texts.flatMap(({ values }) => values.map(({ value }) => basename(String(value)))),
  );
  for (const entry of entries) {
    const { role, kind, path } = entry;
    const isNamed = kind === "file" && named.has(basename(path));
    if (!isStrayText(entry) && (role !== "stray" || isNamed)) continue;
    const [rule, message] = strayFault(entry);
    entry.file.message(message, fileStart, rule);
  }
}
