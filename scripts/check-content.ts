/**
 * Checks the files below content/ and says everything that is wrong with them.
 * `tsx scripts/check-content.ts [folder] [--warn] [--watch]`
 */
import { parseArgs } from "node:util";
import { checkSource } from "../src/pipeline/check/checkContent";
import { diskSource } from "../src/pipeline/check/diskSource";
import { annotation } from "../src/pipeline/check/report/annotations";
import { plainReport } from "../src/pipeline/check/report/plainReport";
import { watchFolder } from "../src/pipeline/check/report/watchFolder";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { warn: { type: "boolean" }, watch: { type: "boolean" } },
});
const root = positionals[0] ?? "content";

async function run(): Promise<boolean> {
  const report = await checkSource(diskSource(root));
  const isClean = report.problems.length === 0;
  (isClean ? console.log : console.error)(plainReport(report));
  if (process.env.GITHUB_ACTIONS)
    report.problems.map(annotation).forEach((line) => console.log(line));
  return isClean;
}

void run().then((isClean) => {
  if (values.watch) watchFolder(root, () => void run());
  else if (!isClean && !values.warn) process.exitCode = 1;
});
