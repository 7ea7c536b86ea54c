import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, replaceFile } from "../../lib/files";
import { type PageScript, readPageFiles } from "./pageFiles";
import { rewritePage } from "./rewritePage";

/**
 * Makes the scripts of every page of a built folder wait for the visitor.
 * @param loader the text of the inline script that fetches them
 * @returns how many pages it found, and the scripts that these name
 */
export function rewriteFolder(
  folder: string,
  loader: string,
): { pages: number; scripts: PageScript[] } {
  const { shared, ofPage } = readPageFiles(folder);
  const scripts = [...shared];
  let pages = 0;
  for (const file of filesIn(folder).filter((path) => path.endsWith(".html"))) {
    const path = join(folder, file);
    const files = file.startsWith("_gatsby/") ? undefined : ofPage(file);
    if (!files) continue;
    pages += 1;
    scripts.push(...files.scripts);
    const before = readFileSync(path, "utf8");
    const after = inFile(file, () => rewritePage(before, files, shared, loader));
    if (after !== before) replaceFile(path, after);
  }
  return { pages, scripts };
}

function inFile<Result>(file: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
