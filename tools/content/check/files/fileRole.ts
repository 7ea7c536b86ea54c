import type { VFile } from "vfile";
import { typeOf } from "../../../../src/model/contentTypes";
import type { Entry } from "../contentSource";

/** What is done with an entry of content/. */
export type Role = "text" | "picture" | "drawing" | "folder" | "ignored" | "stray";

/** An entry of content/, with what is wrong with it. */
export interface ContentEntry extends Entry {
  role: Role;
  file: VFile;
}

/** What computers and Git leave in folders by themselves. */
const ignored = /^(\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.git(keep|ignore|attributes))$/i;

/** The part an entry plays, by its kind and name alone. */
export function roleOf({ path, kind }: Entry): Role {
  const name = path.replace(/^.*\//, "");
  if (ignored.test(name)) return "ignored";
  // A folder with a content file's name hides that the file is not there.
  if (kind === "folder") return typeOf(path) ? "stray" : "folder";
  if (kind !== "file" || /^[.~]|~$/.test(name)) return "stray";
  if (/\.(md|markdown|mdown|mdx|txt|ya?ml)$/i.test(name)) return "text";
  if (/\.svg$/i.test(name)) return "drawing";
  return /\.(jpe?g|png|webp)$/i.test(name) ? "picture" : "stray";
}
