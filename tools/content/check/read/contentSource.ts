import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { textFile } from "../../../../src/model/problems";
import { entriesIn, type Entry } from "../../../lib/files";

/** The source of files to check: the disk, or a tree in memory in tests. */
export interface ContentSource {
  /** The prefix of each path in the messages, such as `content`. */
  label: string;
  list(): readonly Entry[];
  /** In bytes. */
  sizeOf(path: string): number;
  read(path: string): Promise<Buffer>;
}

/** Returns a source that reads the folder `root`. */
export const diskSource = (root: string): ContentSource => ({
  label: path.relative(process.cwd(), path.resolve(root)).replaceAll("\\", "/") || ".",
  list: () => entriesIn(root),
  sizeOf: (file) => statSync(path.join(root, file)).size,
  read: (file) => readFile(path.join(root, file)),
});

/** The role of an entry of content/. */
export type Role = "text" | "picture" | "drawing" | "folder" | "ignored" | "stray";

/** An entry of content/; its problems are in `file`. */
export type ContentEntry = ReturnType<typeof entriesOf>[number];

/** The roles of files by their names; the first that fits counts. */
const roles: readonly (readonly [name: RegExp, role: Role])[] = [
  // Files that operating systems and Git create.
  [/^(\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep)$/i, "ignored"],
  [/^[.~]|~$/, "stray"],
  [/\.(md|markdown|mdown|mdx|txt|ya?ml)$/i, "text"],
  [/\.svg$/i, "drawing"],
  [/\.(jpe?g|png|webp)$/i, "picture"],
];

function roleOf({ path: file, kind }: Entry): Role {
  const role = roles.find(([name]) => name.test(path.basename(file)))?.[1] ?? "stray";
  if (role === "ignored" || kind === "file") return role;
  return kind === "folder" ? "folder" : "stray";
}

/** Returns the entries of `source`, sorted by path. */
export const entriesOf = ({ list, label }: ContentSource) =>
  list()
    .map((entry) => ({
      ...entry,
      role: roleOf(entry),
      file: textFile(`${label}/${entry.path}`),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
