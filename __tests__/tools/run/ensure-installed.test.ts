import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const lockfile = JSON.stringify({
  packages: { "node_modules/a": { version: "1.0.0", dev: true } },
});

/** Runs the command in a new clone, with a fake npm that only creates these folders. */
function ensureInstalled(...installed: readonly string[]) {
  const folder = temporaryFolder();
  const bin = temporaryFolder();
  const npm = `#!/bin/sh\necho "$@" >asked\nmkdir -p node_modules ${installed.join(" ")}\n`;
  writeFiles(folder, { "package-lock.json": lockfile });
  writeFiles(bin, { npm });
  chmodSync(join(bin, "npm"), 0o755);
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve("tools/run/ensure-installed.mjs")],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
    },
  );
  return {
    status,
    stderr,
    asked: readFileSync(join(folder, "asked"), "utf8"),
    isStamped: existsSync(join(folder, "node_modules/.install-stamp")),
  };
}

test("installs the development tools, whatever NODE_ENV is", () => {
  const { status, asked, isStamped } = ensureInstalled("node_modules/a");
  expect({ status, isStamped }).toEqual({ status: 0, isStamped: true });
  expect(asked).toContain("ci --include=dev --include=optional");
});

test("an incomplete installation is not treated as complete", () => {
  const { status, stderr, isStamped } = ensureInstalled();
  expect({ status, isStamped }).toEqual({ status: 1, isStamped: false });
  expect(stderr).toContain("npm did not install all packages; node_modules/a is missing");
});
