import { cpSync, readdirSync } from "node:fs";
import { fixtureContent } from "../../../support/fixture/fixtureContent";
import { runProgram } from "../../../support/runProgram";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
  cpSync(fixtureContent, root, { recursive: true });
});

/** A day on which nothing in the fixture's content has expired. */
const fixtureTime = Date.parse("2024-11-20T12:00:00Z") / 1000;

/** Runs the command as `npm run check:content` does. */
const check = (actions = "") =>
  runProgram("tools/content/check/main.ts", [root], ".", {
    SOURCE_DATE_EPOCH: fixtureTime,
    GITHUB_ACTIONS: actions,
  });

it("exits with 0 and prints one line if there are no problems, and writes nothing", () => {
  const before = readdirSync(root, { recursive: true });
  const { status, stdout, stderr } = check();
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^content: \d+ files, no problem\n$/);
  expect(readdirSync(root, { recursive: true })).toEqual(before);
});

it("exits with 1 and prints the problems, with annotations in GitHub Actions", () => {
  writeFiles(root, { "site/legal.yml": 'updated: "{date}\n' });
  const { status, stdout, stderr } = check("true");
  const fault =
    'the text that starts with " is never closed; add a closing " at the end of this line';
  expect(status).toBe(1);
  expect(stderr).toContain(`legal.yml:1:10 yaml-syntax: ${fault}\n\ncontent: 1 problem in 1 file,`);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stdout).toMatch(/^::error file=.*legal\.yml,line=1,col=10,title=yaml-syntax::the text/);
});
