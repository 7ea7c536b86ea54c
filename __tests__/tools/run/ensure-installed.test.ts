import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

/** A new clone with a fake npm, which ends with this exit code, and counts its calls. */
function newClone(exitCode = 0) {
  const folder = temporaryFolder();
  const bin = temporaryFolder();
  writeFiles(folder, { "package-lock.json": "{}" });
  writeFiles(bin, {
    npm: `#!/bin/sh\necho "$@" >>asked\nmkdir -p node_modules\nexit ${exitCode}\n`,
  });
  chmodSync(join(bin, "npm"), 0o755);
  const ensure = () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [resolve("tools/run/ensure-installed.mjs")],
      {
        cwd: folder,
        encoding: "utf8",
        env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
      },
    );
    const asked = readFileSync(join(folder, "asked"), "utf8").trim().split("\n");
    return { status, stderr, asked };
  };
  const changeLockfile = () => writeFiles(folder, { "package-lock.json": "{ }" });
  return { ensure, changeLockfile };
}

test("installs the development tools, whatever NODE_ENV is, once for each lockfile", () => {
  const { ensure, changeLockfile } = newClone();
  const { status, asked } = ensure();
  expect(status).toBe(0);
  expect(asked).toEqual([expect.stringContaining("ci --include=dev --include=optional")]);
  expect(ensure().asked).toHaveLength(1);
  changeLockfile();
  expect(ensure().asked).toHaveLength(2);
});

test("a failed installation ends the command and is tried again the next time", () => {
  const { ensure } = newClone(7);
  const { status, stderr } = ensure();
  expect(status).toBe(1);
  expect(stderr).toContain("The packages could not be installed (npm ended with 7)");
  expect(ensure().asked).toHaveLength(2);
});
