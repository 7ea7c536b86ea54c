import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

/** A program that waits for `ms`, prints something and exits with `code`. */
const program = (text: string, code: number, ms = 0) =>
  `setTimeout(() => { console.log("${text}"); process.exitCode = ${code}; }, ${ms});`;

/** Runs a lane with these stages in a folder with these programs. */
function runLane(
  stages: readonly object[],
  programs: Readonly<Record<string, string>>,
  ...options: readonly string[]
) {
  const folder = temporaryFolder();
  cpSync(resolve("tools/run"), join(folder, "steps"), { recursive: true });
  writeFiles(folder, {
    ...programs,
    "package.json": JSON.stringify({ scripts: { second: "exec node second.js" } }),
    "steps/lanes.mjs": `export const lanes = ${JSON.stringify({ guard: stages })};`,
  });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["steps/main.mjs", "guard", ...options],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );
  return { status, stdout, stderr, summary: stdout.slice(stdout.lastIndexOf("guard: ")) };
}

test("successful steps run stage after stage and are summarised with their times", () => {
  const { status, stdout, summary } = runLane(
    [{ "Do the first": "node first.js" }, { "Do the second": "npm run second" }],
    { "first.js": program("one", 0, 50), "second.js": program("two", 0) },
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(/one[^]*two/);
  expect(summary).toMatch(
    /^guard: green after \d+ s\n +\d+\.\d s +green +Do the first\n.*second\n$/,
  );
});

test("a failed step ends the lane with its exit code, after the parallel steps have finished", () => {
  const { status, stdout, summary } = runLane(
    [
      { "Do the slow": "node slow.js", "Do the red": "node red.js" },
      { "Do the last": "node last.js" },
    ],
    {
      "slow.js": program("slow and green", 0, 300),
      "red.js": program("quick and red", 3),
      "last.js": program("never", 0),
    },
  );
  expect(status).toBe(3);
  expect(stdout).toMatch(/slow and green[^]*quick and red/);
  expect(stdout).not.toContain("never");
  expect(summary).toMatch(/^guard: RED/);
  expect(summary).toMatch(/green +Do the slow\n.*RED +Do the red\n$/);
});

test("parallel steps do not mix their lines, and both outputs are kept", () => {
  const counting = (name: string) =>
    `for (let n = 0; n < 400; n += 1) console.log("${name} " + n); console.error("${name} erred");`;
  const { stdout } = runLane([{ "Say A": "node a.js", "Say B": "node b.js" }], {
    "a.js": counting("A"),
    "b.js": counting("B"),
  });
  const printed = [...stdout.matchAll(/^([AB]) \d+$/gm)].map(([, name]) => name).join("");
  expect(printed).toMatch(/^(A{400}B{400}|B{400}A{400})$/);
  expect(stdout).toContain("A erred");
  expect(stdout).toContain("B erred");
});

test("options are passed to the last step, each as one argument", () => {
  const program = "console.log(JSON.stringify(process.argv.slice(2)));";
  const { stdout } = runLane(
    [{ First: "node first.js" }, { Last: "node last.js one" }],
    { "first.js": program, "last.js": program },
    "--grep",
    "two words",
  );
  expect(stdout).toMatch(/^\[\]$[^]*^\["one","--grep","two words"\]$/m);
});

test("a program that cannot be started fails its step", () => {
  const { status, stderr } = runLane([{ "Do what is not there": "no-such-program" }], {});
  expect(status).toBe(127);
  expect(stderr).toContain('Cannot run "no-such-program"');
});
