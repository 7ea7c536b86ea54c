/**
 * Checks the files in content/ and reports every mistake: `npm run check:content [-- <folder>]`. `--launch`
 * also reports placeholders and open questions.
 */
import { parseArgs } from "node:util";
import { checkContent } from "./checkContent";
import { diskSource } from "./read/contentSource";
import { printReport } from "./report";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { launch: { type: "boolean" } },
});
const { launch: isLaunch } = values;

void checkContent(diskSource(positionals[0] ?? "content"), { isLaunch }).then((report) => {
  printReport(report, isLaunch ? "launch" : "content");
  if (report.problems.length > 0) process.exitCode = 1;
});
