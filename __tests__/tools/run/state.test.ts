import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const state = pathToFileURL(resolve("tools/run/state.mjs")).href;
const wanted = {
  "": { version: "1.0.0" },
  "node_modules/a": { version: "1.0.0", integrity: "x" },
  "node_modules/for-another-system": { version: "1.0.0", optional: true },
  "node_modules/left-over": { version: "1.0.0", extraneous: true },
};

/** The installation state of a folder whose node_modules holds these packages. */
function matches(present: Readonly<Record<string, object>>): boolean {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "package-lock.json": JSON.stringify({ packages: wanted }),
    [join("node_modules", ".package-lock.json")]: JSON.stringify({ packages: present }),
  });
  const question = `import("${state}").then((m) => console.log(m.installedMatches()))`;
  return execFileSync(process.execPath, ["-e", question], { cwd: folder }).toString() === "true\n";
}

test.each([
  [
    "an installation by npm from this lockfile is up to date",
    { "node_modules/a": "1.0.0 x" },
    true,
  ],
  ["a missing package is detected", {}, false],
  ["another version is detected", { "node_modules/a": "1.0.1 x" }, false],
  ["other content of the same version is detected", { "node_modules/a": "1.0.0 y" }, false],
  [
    "a wrong version of an optional package is detected",
    { "node_modules/a": "1.0.0 x", "node_modules/for-another-system": "2.0.0" },
    false,
  ],
])("%s", (_, installed, isMatch) => {
  const present = Object.entries(installed).map(([path, text]) => {
    const [version, integrity] = text.split(" ");
    return [path, { version, integrity }];
  });
  expect(matches(Object.fromEntries(present))).toBe(isMatch);
});

test.each([
  ["20.11.1", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["21.7.3", false],
  ["22.15.0", false],
  ["22.16.0", true],
  ["23.11.0", false],
  ["24.0.0", true],
])("Node %s is supported: %s", (version, isExpected) => {
  const question = `import("${state}").then((m) => console.log(m.isSupported("${version}")))`;
  expect(execFileSync(process.execPath, ["-e", question]).toString()).toBe(`${isExpected}\n`);
});
