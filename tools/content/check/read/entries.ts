import type { VFile } from "vfile";
import { textFile } from "../../../../src/model/problems";
import type { ContentSource, Entry } from "./contentSource";

/** The role of an entry of content/. */
export type Role = "text" | "picture" | "drawing" | "folder" | "ignored" | "stray";

/** An entry of content/; its problems are in `file`. */
export interface ContentEntry extends Entry {
  role: Role;
  file: VFile;
}

/** Files that operating systems and Git create. */
const ignored = /^(\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.git(keep|ignore|attributes))$/i;

/** Returns the role of an entry, from its kind and name. */
function roleOf({ path, kind }: Entry): Role {
  const name = path.replace(/^.*\//, "");
  if (ignored.test(name)) return "ignored";
  if (kind === "folder") return "folder";
  if (kind !== "file" || /^[.~]|~$/.test(name)) return "stray";
  if (/\.(md|markdown|mdown|mdx|txt|ya?ml)$/i.test(name)) return "text";
  if (/\.svg$/i.test(name)) return "drawing";
  return /\.(jpe?g|png|webp)$/i.test(name) ? "picture" : "stray";
}

/** Lists the entries of `source`, sorted by path. */
export async function listEntries({ list, label }: ContentSource): Promise<ContentEntry[]> {
  const entries = (await list()).sort((a, b) => (a.path < b.path ? -1 : 1));
  return entries.map((entry) => ({
    ...entry,
    role: roleOf(entry),
    file: textFile(`${label}/${entry.path}`),
  }));
}
