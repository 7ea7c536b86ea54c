import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rules } from "../../../../tools/lint/workflows/rules";
import { shellProblems } from "../../../../tools/lint/workflows/shell";
import { readWorkflow } from "../../../../tools/lint/workflows/workflow";
import { temporaryFolder } from "../../../support/temporaryFolder";

const sound = `on: [push, pull_request]
permissions:
  contents: read
jobs:
  build:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      contents: read
      id-token: write
    steps:
      - name: Take the code
        uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          persist-credentials: false
      - name: Build
        run: npm ci && npm run build && node tools/site-build/gatsby.mjs "$FOLDER"
`;

function workflow(...[from = "", to = ""]: string[]) {
  expect(sound).toContain(from);
  const path = join(temporaryFolder(), "ci.yml");
  writeFileSync(path, sound.replace(from, to));
  return readWorkflow(path);
}

const problems = (...edit: string[]) => {
  const edited = workflow(...edit);
  return rules.flatMap((rule) => rule(edited)).map((line) => line.replace(`${edited.path}: `, ""));
};

const publishing = (needs: string, condition: string) =>
  problems(
    "    timeout-minutes: 5\n",
    `    timeout-minutes: 5\n    environment: cloudflare\n    needs: ${needs}\n    if: ${condition}\n`,
  );

test("a job that publishes waits for the checks and for the browser engines", () => {
  const both = "needs.check.result == 'success' && needs.engines.result == 'success'";
  expect(publishing("[check, engines]", both)).toEqual([]);
  const problem = 'build: must need "engines" and test its result before publishing';
  expect(publishing("check", both)).toEqual([problem]);
  expect(publishing("[check, engines]", "needs.check.result == 'success'")).toEqual([problem]);
});

test("a workflow that follows the rules has no problems", () => {
  expect(problems()).toEqual([]);
});

test.each([
  [
    "[push, pull_request]",
    "pull_request_target",
    `"on: pull_request_target" runs other people's code with the rights of this repository`,
  ],
  [
    "[push, pull_request]",
    "{ push: {}, workflow_run: {} }",
    `"on: workflow_run" runs other people's code with the rights of this repository`,
  ],
  [
    "permissions:\n  contents: read\njobs",
    "jobs",
    `"permissions" at the top must be a list without "write"; a job may ask for more`,
  ],
  [
    "permissions:\n  contents: read\njobs",
    "permissions:\n  contents: write\njobs",
    `"permissions" at the top must be a list without "write"; a job may ask for more`,
  ],
  [
    "    permissions:\n      contents: read\n      id-token: write\n",
    "    permissions: write-all\n",
    "build: name each permission that the job needs",
  ],
  ["    timeout-minutes: 5\n", "", 'build: needs "timeout-minutes"'],
  [
    "@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2",
    "@v4",
    '"actions/checkout@v4" must be pinned as name@<commit> # v<number>',
  ],
  [
    "          persist-credentials: false\n",
    "          fetch-depth: 0\n",
    'build, Take the code: needs "persist-credentials: false"',
  ],
  [
    "npm ci",
    "npm install",
    'build, Build: "npm install" installs packages without a lockfile; use "npm ci"',
  ],
  ["npm run build", "npm run biuld", 'build, Build: package.json has no script "biuld"'],
  ["gatsby.mjs", "gatsbi.mjs", "build, Build: there is no tools/site-build/gatsbi.mjs"],
])("reports %j as %j", (from, to, expected) => {
  expect(problems(from, to)).toEqual([expected]);
});

test("checks the shell script of a step, with a word in place of each expression", () => {
  const careless = workflow('"$FOLDER"', "$FOLDER ${{ github.sha }}");
  // Without shellcheck nothing is checked, and the command reports that.
  const messages = shellProblems([careless], []) ?? ["SC2086"];
  expect(messages).toEqual([expect.stringContaining("SC2086")]);
});
