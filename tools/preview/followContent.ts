import { mkdirSync, renameSync, watch, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../content-check/checkContent";
import { diskSource } from "../content-check/contentSource";
import { plainReport } from "../content-check/report";
import { keepLastGood, seed } from "./lastGood";

/** In ms; programs write a file in several steps. */
const afterLastChange = 150;

/** Writes the list that the panel of every page asks for. */
function writeSlips(site: string, slips: readonly object[]): void {
  const folder = path.join(site, "public");
  mkdirSync(folder, { recursive: true });
  const partial = path.join(folder, "slips.partial.json");
  writeFileSync(partial, JSON.stringify(slips));
  renameSync(partial, path.join(folder, "slips.json"));
}

/**
 * Keeps the preview's copy of the content in step with `content`, as far as that is in order, and its
 * list of slips, for as long as this process lasts. Resolves when it has done so for the first time.
 * @param site the folder of the preview; its copy is `content` in it
 */
export async function followContent(content: string, site: string): Promise<void> {
  const root = path.resolve(content);
  const copy = path.resolve(site, "content");
  const source = diskSource(root);

  async function follow(isStart: boolean): Promise<void> {
    const report = await checkContent(source);
    console.log(plainReport(report));
    const slips = report.problems.map(({ file = "", line, column, reason }) => ({
      file,
      line,
      column,
      reason,
    }));
    const files = slips.map(({ file }) => file.replace(`${source.label}/`, ""));
    keepLastGood(root, copy, new Set(files), isStart);
    writeSlips(site, slips);
  }

  /** One run after the other, and one more where something changed meanwhile. */
  let isRunning = false;
  let isDue = false;
  async function followAgain(): Promise<void> {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    while (isDue) {
      isDue = false;
      // A file may vanish while it is read: the change that removed it asks for another run.
      await follow(false).catch((error: Error) => console.error(error.message));
    }
    isRunning = false;
  }

  let timer: NodeJS.Timeout | undefined;
  watch(root, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void followAgain(), afterLastChange);
  });
  seed(root, copy);
  await follow(true).catch((error: Error) => console.error(error.message));
}
