import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../content/check/checkContent";
import { diskSource, type ContentSource } from "../content/check/contentSource";
import { plainReport } from "../content/check/report";
import { replaceFile } from "../lib/files";
import { keepLastGood, seed } from "./lastGood";
import { watchFiles } from "./watchFiles";

/** In ms. */
const contentInterval = 150;

/** A mistake in the content, as the panel over the page shows it. */
export interface Mistake {
  file: string;
  line?: number | null;
  column?: number | null;
  reason: string;
}

/** Checks the content; what the check found goes to the terminal as well. */
async function findMistakes(root: string, source: ContentSource): Promise<Mistake[]> {
  if (!existsSync(root)) {
    const reason = "this folder is missing; put it back";
    console.error(`${source.label}: ${reason}`);
    return [{ file: source.label, reason }];
  }
  const report = await checkContent(source);
  console.log(plainReport(report));
  return report.problems.map(({ file = "", line, column, reason }) => ({
    file,
    line,
    column,
    reason,
  }));
}

/** Writes the list that the panel of every page fetches. */
function writeMistakes(site: string, mistakes: readonly Mistake[]): void {
  const folder = path.join(site, "public");
  mkdirSync(folder, { recursive: true });
  replaceFile(path.join(folder, "mistakes.json"), JSON.stringify(mistakes));
}

/**
 * Keeps the preview's copy of the content up to date until the process ends: a file with a mistake
 * stays as it was in the copy, and the mistake is listed. Resolves after the first time.
 * @param site the folder of the preview; its copy is `content` in it
 */
export async function followContent(content: string, site: string): Promise<void> {
  const root = path.resolve(content);
  const copy = path.resolve(site, "content");
  const source = diskSource(root);

  async function follow(isStart: boolean): Promise<void> {
    const mistakes = await findMistakes(root, source);
    const files = mistakes.map(({ file }) => file.replace(`${source.label}/`, ""));
    keepLastGood(root, copy, new Set(files), isStart);
    writeMistakes(site, mistakes);
  }

  watchFiles([root], contentInterval, () => follow(false));
  seed(root, copy);
  // A file can vanish while it is read; its change is followed after this.
  await follow(true).catch((error: Error) => console.error(error.message));
}
