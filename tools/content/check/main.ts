/**
 * Checks the files in content/ and reports every mistake: `npm run check:content [-- <folder>]`.
 * `--launch` also asks for real data instead of placeholders; `--warn` always ends with 0; `--watch` checks
 * again after each change; `--form` lists the files that the browser editor would write differently.
 */
import { watch } from "node:fs";
import { parseArgs } from "node:util";
import { filesInOtherForm } from "../fix/otherForm";
import { checkContent } from "./checkContent";
import { diskSource } from "./contentSource";
import { annotation, plainReport } from "./report";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    form: { type: "boolean" },
    launch: { type: "boolean" },
    warn: { type: "boolean" },
    watch: { type: "boolean" },
  },
});
const root = positionals[0] ?? "content";

/** In ms; programs save a file in several steps. */
const afterLastChange = 200;

async function run(): Promise<boolean> {
  const report = await checkContent(diskSource(root), { isLaunch: values.launch });
  const isClean = report.problems.length === 0;
  const text = plainReport(report, values.launch ? "launch" : "content");
  (isClean ? console.log : console.error)(text);
  if (process.env.GITHUB_ACTIONS)
    [...report.problems, ...report.hints].forEach((one) => console.log(annotation(one)));
  if (!values.form) return isClean;
  const others = filesInOtherForm(root);
  for (const file of others)
    console.error(`${root}/${file}: npm run fix:content writes it as the browser editor does`);
  return isClean && others.length === 0;
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
