/**
 * Keeps the preview's copy of the content in step with content/, as far as that is in order, and its
 * list of slips: `tsx tools/preview/watchContent.ts <content> <site> [--once]`.
 */
import { mkdirSync, renameSync, watch, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../content-check/checkContent";
import { diskSource } from "../content-check/contentSource";
import { plainReport } from "../content-check/report";
import { keepLastGood, seed } from "./lastGood";

const [content = "", site = "", once] = process.argv.slice(2);
const copy = path.join(site, "content");

/** In ms; programs write a file in several steps. */
const afterLastChange = 150;

/** Writes the list that the panel of every page asks for. */
function writeSlips(slips: readonly object[]): void {
  const folder = path.join(site, "public");
  mkdirSync(folder, { recursive: true });
  const partial = path.join(folder, "slips.partial.json");
  writeFileSync(partial, JSON.stringify(slips));
  renameSync(partial, path.join(folder, "slips.json"));
}

async function follow(): Promise<void> {
  const report = await checkContent(diskSource(content));
  const label = `${diskSource(content).label}/`;
  const slips = report.problems.map(({ file = "", line, column, reason }) => ({
    file,
    line,
    column,
    reason,
  }));
  console.log(plainReport(report));
  keepLastGood(
    content,
    copy,
    new Set(slips.map(({ file }) => file.replace(label, ""))),
    Boolean(once),
  );
  writeSlips(slips);
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
    await follow().catch((error: Error) => console.error(error.message));
  }
  isRunning = false;
}

if (once) seed(content, copy);

void followAgain();
if (!once) {
  let timer: NodeJS.Timeout | undefined;
  watch(content, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void followAgain(), afterLastChange);
  });
}
