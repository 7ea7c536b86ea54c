import { isCollection, type ContentType } from "../../../src/pipeline/contentType";
import { contentTypes, typeOf } from "../../../src/pipeline/contentTypes";
import { nearest } from "../../../src/pipeline/nearest";
import type { Entry } from "../contentSource";
import { suggestedSlug } from "./suggestedSlug";

interface Stray {
  rule: string;
  message: string;
}

const stray = (message: string): Stray => ({ rule: "stray-file", message });

const leftover = /~$|^[~#]|\.(bak|backup|orig|rej|swp|swo|tmp|temp|old)$|^\.#/i;

/** The name inside `path` where a slug of `type` would stand, whatever it is made of. */
function slugPart(type: ContentType, path: string): string | undefined {
  if (!isCollection(type)) return undefined;
  const [before = "", after = ""] = type.path.split("<slug>");
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const slug = path.slice(before.length, path.length - after.length);
  return slug === "" || slug.includes("/") ? undefined : slug;
}

/** Where a text file that stands in the wrong place probably belongs. */
function meantPath(path: string): string | undefined {
  const [folder = "", ...rest] = path.split("/");
  const folders = contentTypes.map((type) => type.path.replace(/\/.*$/, ""));
  const sites = contentTypes.filter((type) => !isCollection(type)).map((type) => type.path);
  if (!folders.includes(folder)) {
    const meant = [nearest(folder, folders), ...rest].join("/");
    return typeOf(meant) && meant;
  }
  const type = contentTypes.find((one) => isCollection(one) && one.path.startsWith(`${folder}/`));
  if (!type) return nearest(path, sites);
  const name = path.replace(/(?:\/index)?\.[^./]+$/, "").replace(/^.*\//, "");
  const meant = type.path.replace("<slug>", suggestedSlug(name));
  return meant.endsWith(path.replace(/^.*\./, ".")) ? meant : undefined;
}

/** Why nothing reads the text file at `path`. */
function strayText(path: string): Stray {
  for (const type of contentTypes) {
    const slug = slugPart(type, path);
    if (slug === undefined) continue;
    const better = type.path.replace("<slug>", suggestedSlug(slug));
    const message = `"${slug}" must be lower-case letters, digits and single hyphens; name it ${better}`;
    return { rule: "slug", message };
  }
  const meant = meantPath(path);
  if (meant) return stray(`nothing reads this file; did you mean ${meant}?`);
  const places = contentTypes.filter(isCollection).map((type) => type.path);
  return stray(`nothing reads this file; content stands in ${places.join(", ")} and site/`);
}

const endings: Readonly<Record<string, string>> = {
  yaml: "yml",
  markdown: "md",
  mdown: "md",
  mdx: "md",
  txt: "md",
};

/** Why nothing reads an entry that is not known by its name, and what to do about it. */
export function strayEntry({ path, kind }: Entry): Stray {
  const name = path.replace(/^.*\//, "");
  if (kind === "link")
    return { rule: "link-file", message: "a link to another file is not allowed; put a copy here" };
  if (kind === "folder") return stray("a folder stands where a file belongs; name it otherwise");
  if (kind === "other") return stray("this is neither a file nor a folder; delete it");
  if (leftover.test(name)) return stray("left over by an editor or a merge; delete it");
  if (name.startsWith(".")) return stray("a hidden file that nothing reads; delete it");
  if (/\.(md|yml)$/.test(name)) return strayText(path);
  const ending = /\.([^.]+)$/.exec(name)?.[1] ?? "";
  const better = endings[ending.toLowerCase()] ?? ending.toLowerCase();
  if (better !== ending && /^(md|yml)$/.test(better))
    return stray(
      `nothing reads .${ending} files; name it ${name.slice(0, -ending.length)}${better}`,
    );
  if (/^(gif|bmp|tiff?|heic|heif|avif|psd|ico|jfif)$/i.test(ending))
    return stray(`.${ending} pictures are not shown; save it as JPEG, PNG, WebP or SVG`);
  return stray("nothing reads this kind of file; content is .md, .yml and pictures; delete it");
}
