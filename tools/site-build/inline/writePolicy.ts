import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LEAK_CARD_WORKER } from "../../../src/lib/leakCard";
import { filesIn, inFile, sha256 } from "../../lib/files";
import { builtFiles } from "../../serve/headers/builtFiles";
import { contentSecurityPolicy } from "../../serve/headers/policy";
import type { PageScript } from "../script-loader/pageFiles";
import { KnownBlocks } from "./knownBlocks";

/**
 * Writes the policy that allows exactly the scripts and inline blocks of a built folder, and the files
 * from which hosts send it.
 * @param inline the texts of the allowed inline scripts
 * @param named the files, with digests, that script loaders may fetch
 * @param cache the file for results that the next build can use
 * @throws if a page has an unknown block, or if there is a source map
 */
export function writePolicy(
  folder: string,
  inline: readonly string[],
  named: readonly PageScript[],
  cache: string,
): void {
  // Gatsby's slices are fragments of pages.
  const files = filesIn(folder).filter((file) => !file.startsWith("_gatsby"));
  const map = files.find((file) => file.endsWith(".map"));
  if (map)
    throw new Error(`${map}: source maps are not published; see src/bundle/webpackConfig.ts`);

  const pages = files.filter((file) => file.endsWith(".html"));
  const known = new KnownBlocks(cache, inline, named);
  const blocks = pages.map((file) =>
    inFile(file, () => known.of(readFileSync(join(folder, file), "utf8"))),
  );
  known.save();
  // Gatsby and webpack write their scripts into the top folder.
  const isScript = (file: string) => /^[^/]+\.js$/.test(file) && `/${file}` !== LEAK_CARD_WORKER;
  const scriptFiles = files.filter(isScript);
  const each = (hashes: readonly string[]) => [...new Set(hashes)].sort();
  const policy = contentSecurityPolicy({
    scripts: [
      ...each(blocks.flatMap((page) => page.scripts)),
      ...each(scriptFiles.map((file) => sha256(readFileSync(join(folder, file))))),
    ],
    styles: each(blocks.flatMap((page) => page.styles)),
    styleAttributes: each(blocks.flatMap((page) => page.styleAttributes)),
  });
  for (const [name, text] of builtFiles(policy, pages)) writeFileSync(join(folder, name), text);
}
