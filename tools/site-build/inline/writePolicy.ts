import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LEAK_CARD_WORKER } from "../../../src/lib/leakCard";
import { filesIn, sha256 } from "../../lib/files";
import { builtFiles } from "../../serve/headers/hostingFiles";
import { contentSecurityPolicy } from "../../serve/headers/policy";
import type { PageScript } from "../script-loader/pageFiles";
import { inlineBlocks } from "./inlineBlocks";

/**
 * Writes the policy that allows the scripts and inline blocks of a built folder, and no others, and the
 * files by which hosts send it.
 * @param inline the texts of the inline scripts that the site's own code writes
 * @param named the scripts that pages name
 * @throws if a page has an unknown block, or if there is a source map
 */
export function writePolicy(
  folder: string,
  inline: readonly string[],
  named: readonly PageScript[] = [],
): void {
  // Gatsby's unfinished slices are not pages.
  const files = filesIn(folder).filter((file) => !file.startsWith("_gatsby"));
  const map = files.find((file) => file.endsWith(".map"));
  if (map)
    throw new Error(`${map}: source maps are not published; see src/bundle/webpackConfig.ts`);

  const pages = files.filter((file) => file.endsWith(".html"));
  const blocks = pages.map((file) => {
    try {
      return inlineBlocks(readFileSync(join(folder, file), "utf8"), inline, named);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  });
  // The scripts of Gatsby and webpack are beside the landing page.
  const scriptFiles = files.filter(
    (file) => /^[^/]+\.js$/.test(file) && `/${file}` !== LEAK_CARD_WORKER,
  );
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
