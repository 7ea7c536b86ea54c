import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

/** A new clone with a fake npm, which ends with this exit code and notes its arguments. */
function newClone(exitCode = 0) {
  const folder = temporaryFolder();
  const bin = temporaryFolder();
  writeFiles(bin, {
    npm: `#!/bin/sh\necho "$@" >>asked\nmkdir -p node_modules\nexit ${exitCode}\n`,
  });
  chmodSync(join(bin, "npm"), 0o755);
  const PATH = [bin, process.env.PATH].join(delimiter);
  const changeLockfile = (text: string) => writeFiles(folder, { "package-lock.json": text });
  changeLockfile("{}");
  /** Runs the program; `node` is the version that it sees. */
  const ensure = (node = process.versions.node) => {
    const version = `Object.defineProperty(process, "versions", { value: { node: "${node}" } })`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--import", `data:text/javascript,${version}`, resolve("tools/run/ensure-installed.mjs")],
      { cwd: folder, encoding: "utf8", env: { ...process.env, PATH } },
    );
    const notes = join(folder, "asked");
    const asked = existsSync(notes) ? readFileSync(notes, "utf8").trim().split("\n") : [];
    return { status, stderr, asked };
  };
  return { ensure, changeLockfile };
}

test("installs the development tools, whatever NODE_ENV is, once for each lockfile", () => {
  const { ensure, changeLockfile } = newClone();
  const { status, asked } = ensure();
  expect(status).toBe(0);
  expect(asked).toEqual([expect.stringContaining("ci --include=dev --include=optional")]);
  expect(ensure().asked).toHaveLength(1);
  changeLockfile("{ }");
  expect(ensure().asked).toHaveLength(2);
});

test("a failed installation ends the command and is tried again the next time", () => {
  const { ensure } = newClone(7);
  expect(ensure().status).toBe(1);
  expect(ensure().asked).toHaveLength(2);
});

test("an old Node installs nothing and says which one is needed", () => {
  const { ensure } = newClone();
  for (const version of ["18.20.8", "20.18.3", "21.7.3", "22.15.0", "23.11.0"])
    expect(ensure(version)).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^Node [\d.]+ does not work here: install .*\n$/),
      asked: [],
    });
  for (const version of ["20.19.0", "22.16.0", "24.0.0"]) expect(ensure(version).status).toBe(0);
});
