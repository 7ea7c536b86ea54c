import type { Dirent } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

/** Something that stands below content/. */
export interface Entry {
  /** From content/ itself, with forward slashes. */
  path: string;
  kind: "file" | "folder" | "link" | "other";
  /** In bytes; 0 for everything but files. */
  size: number;
}

/** Where the check reads from: the disk, or a tree in memory. */
export interface ContentSource {
  /** What stands before each path in the messages, such as `content`. */
  label: string;
  list(): Promise<Entry[]>;
  read(path: string): Promise<Buffer>;
}

function kindOf(found: Dirent): Entry["kind"] {
  if (found.isSymbolicLink()) return "link";
  if (found.isDirectory()) return "folder";
  return found.isFile() ? "file" : "other";
}

/** Everything below the folder `root`, links not followed. */
async function list(root: string): Promise<Entry[]> {
  const found = await readdir(root, { withFileTypes: true, recursive: true });
  return Promise.all(
    found.map(async (one): Promise<Entry> => {
      const kind = kindOf(one);
      const absolute = path.join(one.parentPath, one.name);
      const relative = path.relative(root, absolute).replaceAll("\\", "/");
      return { path: relative, kind, size: kind === "file" ? (await stat(absolute)).size : 0 };
    }),
  );
}

/** The folder `root` on disk. */
export const diskSource = (root: string): ContentSource => ({
  label: path.relative(process.cwd(), path.resolve(root)).replaceAll("\\", "/") || ".",
  list: () => list(root),
  read: (file) => readFile(path.join(root, file)),
});
