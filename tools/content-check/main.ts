/**
 * Checks the files below content/ and says everything that is wrong with them.
 * `tsx tools/content-check/main.ts [folder] [--launch] [--warn] [--watch]`
 */
import { watch } from "node:fs";
import { parseArgs } from "node:util";
import { checkContent } from "./checkContent";
import { diskSource } from "./contentSource";
import { annotation, plainReport } from "./report";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { launch: { type: "boolean" }, warn: { type: "boolean" }, watch: { type: "boolean" } },
});
const root = positionals[0] ?? "content";

/** In ms; programs write a file in several steps. */
const afterLastChange = 200;

async function run(): Promise<boolean> {
  const report = await checkContent(diskSource(root), { isLaunch: values.launch });
  const isClean = report.problems.length === 0;
  const text = plainReport(report, values.launch ? "launch" : "content");
  (isClean ? console.log : console.error)(text);
  if (process.env.GITHUB_ACTIONS)
    [...report.problems, ...report.hints].forEach((one) => console.log(annotation(one)));
  return isClean;
}

function runAgainOnChange() {
  let timer: NodeJS.Timeout | undefined;
  watch(root, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), afterLastChange);
  });
}

void run().then((isClean) => {
  if (values.watch) runAgainOnChange();
  else if (!isClean && !values.warn) process.exitCode = 1;
});
