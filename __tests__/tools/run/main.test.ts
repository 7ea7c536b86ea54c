import { spawn, spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

/** A folder with these programs and two lanes of these stages. */
function folderWith(stages: readonly object[], programs: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  cpSync(resolve("tools/run/main.mjs"), join(folder, "main.mjs"));
  writeFiles(folder, {
    ...programs,
    "lanes.mjs": `export const lanes = ${JSON.stringify({ guard: stages, start: stages })};`,
  });
  return folder;
}

function runLane(folder: string, ...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync("node", ["main.mjs", "guard", ...options], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stdout, stderr, summary: stdout.slice(stdout.lastIndexOf("guard: ")) };
}

test("stages run in order, the last one gets the options, and the times are printed", () => {
  const second = "console.log(JSON.stringify(process.argv.slice(2)));";
  const folder = folderWith([{ "Do the first": "node first.js" }, { Last: "node second.js one" }], {
    "first.js": 'setTimeout(() => console.log("one"), 50);',
    "second.js": second,
  });
  const { status, stdout, summary } = runLane(folder, "--grep", "two words");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^one$[^]*^\["one","--grep","two words"\]$/m);
  expect(summary).toMatch(/^guard: green after \d+ s\n +\d+\.\d s +green +Do the first\n.*Last\n$/);
});

test("a failed step ends the lane, after the parallel steps; their outputs are kept and do not mix", () => {
  const counting = (name: string) =>
    `for (let n = 0; n < 400; n += 1) console.log("${name} " + n); console.error("${name} erred");`;
  const stages = [
    { Slow: "node slow.js", Red: "node red.js", Slower: "node slow.js" },
    { Last: "node last.js" },
  ];
  const { status, stdout, summary } = runLane(
    folderWith(stages, {
      "slow.js": `setTimeout(() => { ${counting("S")} }, 300);`,
      "red.js": `${counting("R")} process.exitCode = 3;`,
      "last.js": 'console.log("never");',
    }),
  );
  expect(status).toBe(1);
  const printed = [...stdout.matchAll(/^([RS]) \d+$/gm)].map(([, name]) => name).join("");
  // What failed comes last, where it is seen.
  expect(printed).toMatch(/^S{800}R{400}$/);
  expect(stdout).toMatch(/S erred[^]*R erred/);
  expect(stdout).not.toContain("never");
  expect(summary).toMatch(/^guard: RED[^]* green +Slow\n.* green +Slower\n.* RED +Red\n$/);
});

test("a program that cannot be started fails its step", () => {
  const { status, stderr } = runLane(folderWith([{ "Do nothing": "no-such-program" }], {}));
  expect(status).toBe(1);
  expect(stderr).toContain('Cannot run "no-such-program"');
});

test.each([
  ["guard", 1],
  ["start", 0],
])(
  "a stopped lane stops its steps, which are not failures: %s ends with %i",
  async (name, code) => {
    const folder = folderWith([{ Wait: "node wait.js" }, { Next: "node wait.js" }], {
      "wait.js": 'setTimeout(() => {}, 10_000); console.log("waiting");',
    });
    const lane = spawn("node", ["main.mjs", name], { cwd: folder });
    let printed = "";
    lane.stdout.on("data", (text: Buffer) => {
      printed += text.toString();
      if (printed.endsWith("waiting\n")) lane.kill("SIGTERM");
    });
    expect(await once(lane, "close")).toEqual([code, null]);
    expect(printed).toMatch(new RegExp(`waiting\n\n${name}: stopped after \\d+ s\n$`));
  },
);
