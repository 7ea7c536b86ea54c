import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { lockFolder } from "../../../../tools/lib/lock";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

/** Runs the build in a folder. */
function build(cwd: string) {
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const command = ["--import", tsx, resolve("tools/site/finish/main.ts")];
  return spawnSync(process.execPath, command, { cwd, encoding: "utf8" });
}

test("a build that a signal ends has failed", () => {
  const folder = temporaryFolder();
  writeFiles(folder, { "tools/site/finish/gatsby.mjs": 'process.kill(process.pid, "SIGKILL")' });
  expect(build(folder)).toMatchObject({ status: 1, stderr: "" });
});

const hasFlock = spawnSync("flock", ["--version"]).status === 0;

// macOS has no flock; nothing prevents a second build there.
(hasFlock ? describe : describe.skip)("with the program flock", () => {
  test("a second build in the same folder stops with a message and changes nothing", () => {
    const folder = temporaryFolder();
    writeFiles(folder, { ".cache/half": "", "public/half": "" });
    lockFolder(folder);
    const { status, stderr } = build(folder);
    expect(stderr).toBe(
      "Another build or `npm run dev` is running in this folder. Let it end, then run this again.\n",
    );
    expect(status).toBe(1);
    expect(
      [`${folder}/.cache/half`, `${folder}/public/half`].map((path) => existsSync(path)),
    ).toEqual([true, true]);
  });
});
