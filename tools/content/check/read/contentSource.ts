import type { Dirent } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

/** A file, folder or link in content/. */
export interface Entry {
  /** Relative to content/, with forward slashes. */
  path: string;
  kind: "file" | "folder" | "link";
  /** In bytes; 0 for everything but files. */
  size: number;
}

/** The source of files to check: the disk, or a tree in memory in tests. */
export interface ContentSource {
  /** The prefix of each path in the messages, such as `content`. */
  label: string;
  list(): Promise<Entry[]>;
  read(path: string): Promise<Buffer>;
}

function kindOf(found: Dirent): Entry["kind"] {
  if (found.isDirectory()) return "folder";
  return found.isFile() ? "file" : "link";
}

/** Returns all entries below the folder `root`; does not follow links. */
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

/** Returns a source that reads the folder `root`. */
export const diskSource = (root: string): ContentSource => ({
  label: path.relative(process.cwd(), path.resolve(root)).replaceAll("\\", "/") || ".",
  list: () => list(root),
  read: (file) => readFile(path.join(root, file)),
});
