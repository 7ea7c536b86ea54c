import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { pageScript, type PageScript, readPageFiles } from "./pageFiles";
import { rewritePage } from "./rewritePage";
import { starterCode } from "./starterCode";

/**
 * Makes the scripts of every page of a built folder wait for the visitor.
 * @param early the text of the inline script
 * @returns the starter, and how many pages it found
 */
export function rewriteFolder(
  folder: string,
  early: string,
): { starter: PageScript; pages: number } {
  const { shared, ofPage } = readPageFiles(folder);
  const starter = writeStarter(folder, starterCode(shared));
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
  let pages = 0;
  for (const path of paths.filter((p) => p.endsWith(".html"))) {
    const file = relative(folder, path).split(sep).join("/");
    const files = file.startsWith("_gatsby/") ? undefined : ofPage(file);
    if (!files) continue;
    pages += 1;
    const before = readFileSync(path, "utf8");
    const after = inFile(file, () => rewritePage(before, files, { early, starter, shared }));
    if (after !== before) place(path, after);
  }
  return { starter, pages };
}

/** Writes the starter under a name with its digest, as webpack names scripts; earlier ones go. */
function writeStarter(folder: string, code: string): PageScript {
  const digest = createHash("sha256").update(code).digest("hex").slice(0, 20);
  const name = `starter-${digest}.js`;
  const earlier = readdirSync(folder).filter((file) => /^starter-[0-9a-f]{20}\.js$/.test(file));
  for (const file of earlier) if (file !== name) rmSync(join(folder, file));
  if (!earlier.includes(name)) place(join(folder, name), code);
  return pageScript(name, code);
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
