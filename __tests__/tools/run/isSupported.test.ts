import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const module = pathToFileURL(resolve("tools/run/isSupported.mjs")).href;

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
  const question = `import("${module}").then((m) => console.log(m.isSupported("${version}")))`;
  expect(execFileSync(process.execPath, ["-e", question]).toString()).toBe(`${isExpected}\n`);
});
