import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, inFile, replaceFile } from "../../lib/files";
import type { SiteFiles } from "./pageFiles";
import { rewritePage } from "./rewritePage";

/** What the build prints when it has rewritten the pages. */
export const rewritten = (pages: number | string) =>
  `The scripts of ${pages} pages wait for the first interaction`;

/**
 * Delays the scripts of every page of a built folder until the first interaction.
 * @param loader the text of the inline script that fetches them
 * @returns the number of pages
 */
export function rewriteFolder(
  folder: string,
  { shared, ofPage }: SiteFiles,
  loader: string,
): number {
  let pages = 0;
  for (const file of filesIn(folder).filter((path) => path.endsWith(".html"))) {
    const path = join(folder, file);
    const files = file.startsWith("_gatsby/") ? undefined : ofPage(file);
    if (!files) continue;
    pages += 1;
    const before = readFileSync(path, "utf8");
    const after = inFile(file, () => rewritePage(before, files, shared, loader));
    if (after !== before) replaceFile(path, after);
  }
  return pages;
}
