import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type PageScript, readPageFiles } from "./pageFiles";
import { rewritePage } from "./rewritePage";

/**
 * Makes the scripts of every page of a built folder wait for the visitor.
 * @param starter the text of the inline script that fetches them
 * @returns how many pages it found, and the scripts that these name
 */
export function rewriteFolder(
  folder: string,
  starter: string,
): { pages: number; scripts: PageScript[] } {
  const { shared, ofPage } = readPageFiles(folder);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
  const scripts = [...shared];
  let pages = 0;
  for (const path of paths.filter((p) => p.endsWith(".html"))) {
    const file = relative(folder, path).split(sep).join("/");
    const files = file.startsWith("_gatsby/") ? undefined : ofPage(file);
    if (!files) continue;
    pages += 1;
    scripts.push(...files.scripts);
    const before = readFileSync(path, "utf8");
    const after = inFile(file, () => rewritePage(before, files, shared, starter));
    if (after !== before) place(path, after);
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

/** Appears whole or not at all: a server may be reading the folder. */
function place(path: string, text: string): void {
  writeFileSync(`${path}.partial`, text);
  renameSync(`${path}.partial`, path);
}
