import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Problem } from "../../src/model/problems";
import { checkContent } from "../content/check/checkContent";
import { diskSource, type ContentSource } from "../content/check/read/contentSource";
import { plainReport } from "../content/check/report";
import { updateFile } from "../lib/files";
import { keepLastGood, seed } from "./lastGood";
import { watchFiles } from "./watchFiles";

/** In ms: Gatsby updates its pages in this time, and may forget a change that arrives meanwhile. */
export const updateTime = 5000;

/** A mistake in the content, as the panel over the page shows it. */
export type Mistake = Partial<Pick<Problem, "file" | "line" | "column" | "reason">>;

/** Checks the content, prints the result and returns the mistakes. */
async function findMistakes(root: string, source: ContentSource): Promise<Mistake[]> {
  if (!existsSync(root)) {
    const reason = "this folder is missing; put it back";
    console.error(`${source.label}: ${reason}`);
    return [{ file: source.label, reason }];
  }
  const report = await checkContent(source);
  console.log(plainReport(report));
  return report.problems;
}

/**
 * Updates the preview's copy of the content until the process ends. A file with a mistake keeps its last
 * valid version in the copy, and the mistake is listed. Resolves after the first update.
 * @param content the folder of the content
 * @param site the folder of the preview, which has the copy in content/
 * @param isFree resolves when Gatsby has started; until then, the copy stays as it was first
 */
export async function followContent(
  content: string,
  site: string,
  isFree: Promise<void>,
): Promise<void> {
  const root = path.resolve(content);
  const copy = path.resolve(site, "content");
  /** The list of mistakes, which the panel of every page fetches. */
  const list = path.resolve(site, "public/mistakes.json");
  const source = diskSource(root);

  /** Returns whether the copy has changed. */
  async function follow(isStart = false): Promise<boolean> {
    /** What the check has read, and so exactly what is copied: a file may be saved again meanwhile. */
    const checked = new Map<string, Buffer>();
    const read = async (file: string) => {
      const bytes = await source.read(file);
      checked.set(file, bytes);
      return bytes;
    };
    const mistakes = await findMistakes(root, { ...source, read });
    const files = mistakes.map(({ file = "" }) => file.replace(`${source.label}/`, ""));
    const isChanged = keepLastGood(checked, copy, new Set(files), isStart);
    updateFile(list, Buffer.from(JSON.stringify(mistakes)));
    return isChanged;
  }

  await watchFiles(path.dirname(root), [path.basename(root)], async () => {
    await isFree;
    if (await follow()) await pause(updateTime);
  });
  seed(root, copy);
  // A file can be deleted while it is read; the watcher then updates the copy again.
  await follow(true).catch((error: Error) => console.error(error.message));
}
