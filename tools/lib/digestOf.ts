import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesAt } from "./files";

/** Everything that a copy needs to build, except its content and the packages. */
export const code: readonly string[] = [
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

/** Returns a digest of all files of some places and of the version of Node. */
export function digestOf(places: readonly string[]): string {
  const digest = createHash("sha256").update(process.version);
  for (const place of places)
    for (const file of filesAt(place)) {
      const bytes = readFileSync(path.join(place, file));
      digest.update(`\n${path.join(place, file)} ${bytes.length}\n`).update(bytes);
    }
  return digest.digest("hex");
}
