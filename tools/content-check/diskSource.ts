import type { Dirent } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { ContentSource, Entry } from "./contentSource";

function kindOf(found: Dirent): Entry["kind"] {
  if (found.isSymbolicLink()) return "link";
  if (found.isDirectory()) return "folder";
  return found.isFile() ? "file" : "other";
}

/** Everything below the folder `root`, links not followed. */
async function list(root: string, folder = ""): Promise<Entry[]> {
  const found = await readdir(path.join(root, folder), { withFileTypes: true });
  const entries = await Promise.all(
    found.map(async (one): Promise<Entry[]> => {
      const kind = kindOf(one);
      const entry = { path: path.posix.join(folder, one.name), kind, size: 0 };
      if (kind === "folder") return [entry, ...(await list(root, entry.path))];
      if (kind !== "file") return [entry];
      return [{ ...entry, size: (await stat(path.join(root, entry.path))).size }];
    }),
  );
  return entries.flat();
}

/** The folder `root` on disk. */
export const diskSource = (root: string): ContentSource => ({
  label: path.relative(process.cwd(), path.resolve(root)).replaceAll("\\", "/") || ".",
  list: () => list(root),
  read: (file) => readFile(path.join(root, file)),
});
