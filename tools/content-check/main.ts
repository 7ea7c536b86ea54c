/**
 * Checks the files below content/ and says everything that is wrong with them.
 * `tsx tools/content-check/main.ts [folder] [--warn] [--watch]`
 */
import { parseArgs } from "node:util";
import { checkSource } from "./checkContent";
import { diskSource } from "./diskSource";
import { annotation } from "./report/annotations";
import { plainReport } from "./report/plainReport";
import { watchFolder } from "./report/watchFolder";

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
