import { isCollection, type ContentType } from "../../contentType";
import { contentTypes } from "../../contentTypes";
import { nearest } from "../../nearest";
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

/** Why nothing reads the text file at `path`. */
function strayText(path: string): Stray {
  for (const type of contentTypes) {
    const slug = slugPart(type, path);
    if (slug === undefined) continue;
    const better = type.path.replace("<slug>", suggestedSlug(slug));
    const message = `"${slug}" must be lower-case letters, digits and single hyphens; name it ${better}`;
    return { rule: "slug", message };
  }
  const meant = nearest(
    path,
    contentTypes.map((type) => {
      const [folder = "", ...rest] = path.split("/");
      const [known = ""] = type.path.split("/");
      return isCollection(type) && folder !== known ? [known, ...rest].join("/") : type.path;
    }),
  );
  if (meant && meant !== path && !meant.includes("<"))
    return stray(`nothing reads this file; did you mean ${meant}?`);
  return stray(
    `nothing reads this file; kinds of content: ${contentTypes.map(({ path: place }) => place).join(", ")}`,
  );
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

/** Why the text file at `path` is not read, when no kind of content is kept there. */
export const strayTextFile = strayText;
