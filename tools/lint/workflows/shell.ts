import { spawnSync } from "node:child_process";
import { stepsOf, type Workflow } from "./workflow";

/** GitHub evaluates expressions before the shell runs; replace each with a word. */
const expression = /\$\{\{.*?\}\}/gs;

/**
 * Returns the messages of shellcheck about the shell in workflows and `files`; undefined if it is not
 * installed.
 */
export function shellProblems(workflows: readonly Workflow[], files: readonly string[]) {
  if (spawnSync("shellcheck", ["--version"]).error) return undefined;
  const inFiles = files.flatMap((file) => messages(["--shell=bash", file], file));
  const inSteps = workflows.flatMap(stepsOf).flatMap(({ step: { run }, place }) =>
    // GitHub's default shell: https://docs.github.com/actions, "jobs.<id>.steps[*].shell".
    run ? messages(["--shell=bash", "-"], place, run.replaceAll(expression, "word")) : [],
  );
  return [...inFiles, ...inSteps];
}

function messages(args: readonly string[], place: string, input?: string): string[] {
  const { stdout } = spawnSync("shellcheck", ["--format=gcc", ...args], {
    input,
    encoding: "utf8",
  });
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => `${place}: ${line.replace(/^[^:]*:/, "line ")}`);
}
