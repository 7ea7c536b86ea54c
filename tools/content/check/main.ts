/**
 * Checks the files in content/ and reports every mistake: `npm run check:content [-- <folder>]`. `--launch`
 * also reports placeholders and open questions.
 */
import { parseArgs } from "node:util";
import { checkContent } from "./checkContent";
import { diskSource } from "./read/contentSource";
import { annotation, plainReport } from "./report";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { launch: { type: "boolean", default: false } },
});

async function main([root = "content"]: readonly string[], isLaunch: boolean): Promise<void> {
  const report = await checkContent(diskSource(root), { isLaunch });
  const isClean = report.problems.length === 0;
  (isClean ? console.log : console.error)(plainReport(report, isLaunch ? "launch" : "content"));
  if (process.env.GITHUB_ACTIONS)
    for (const problem of [...report.problems, ...report.hints]) console.log(annotation(problem));
  if (!isClean) process.exitCode = 1;
}

void main(positionals, values.launch);
