import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { filesAt, updateFile } from "../lib/files";

/** Everything that a copy needs to build, except its content and the packages. */
export const code = [
  "art",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "src",
  "static",
  "tools",
  "tsconfig.json",
];

/**
 * Copies this project to `folder` with other content, or updates the copy. Unchanged files are not written,
 * so that watchers and caches see no change; built files in the copy stay.
 * @param folder a folder inside this project, so that Node finds the packages above it
 * @param content the folder of the copy's content; without it, the content of the copy is unchanged
 * @returns a digest of all files and of the version of Node
 */
export function copyProject(folder: string, content?: string): string {
  const digest = createHash("sha256").update(process.version);
  const places = code.map((place) => [place, place]);
  for (const [from = "", to = ""] of content ? [...places, [content, "content"]] : places) {
    const files = filesAt(from);
    const copy = path.join(folder, to);
    for (const file of filesAt(copy)) if (!files.includes(file)) rmSync(path.join(copy, file));
    for (const file of files) {
      const bytes = readFileSync(path.join(from, file));
      digest.update(`\n${path.join(to, file)} ${bytes.length}\n`).update(bytes);
      updateFile(path.join(copy, file), bytes, path.join(folder, "partial"));
    }
  }
  return digest.digest("hex");
}
