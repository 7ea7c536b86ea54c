import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { licenceProblem } from "../../../../tools/lint/packages/licences";
import { lockedPackages } from "../../../../tools/lint/packages/lockfile";
import { originProblem, scriptProblem } from "../../../../tools/lint/packages/origins";
import { temporaryFolder } from "../../../support/temporaryFolder";

const locked = (name: string, license?: string) => ({ name, version: "1.0.0", license });

test.each([
  ["left-pad", "MIT"],
  ["left-pad", "(GPL-3.0 OR MIT)"],
  ["left-pad", "(MIT AND Zlib)"],
  ["@img/sharp-wasm32", "Apache-2.0 AND LGPL-3.0-or-later AND MIT"],
  ["linkfs", undefined],
])("%s may be used under %s", (name, licence) => {
  expect(licenceProblem(locked(name, licence))).toBeUndefined();
});

test.each([
  ["left-pad", "GPL-3.0-only", "its licence is GPL-3.0-only"],
  ["left-pad", "MIT AND SSPL-1.0", "its licence is MIT AND SSPL-1.0"],
  ["left-pad", "MIT AND (ISC OR SSPL-1.0)", "its licence is MIT AND (ISC OR SSPL-1.0)"],
  ["left-pad", "MPL-2.0", "its licence is MPL-2.0"],
  ["left-pad", "SEE LICENSE IN terms.txt", "its licence is SEE LICENSE IN terms.txt"],
  ["left-pad", undefined, "it names no licence"],
])("%s may not be used under %s", (name, licence, found) => {
  expect(licenceProblem(locked(name, licence))).toContain(`left-pad 1.0.0: ${found};`);
});

test("a package must come from npm's registry, with its hash", () => {
  const integrity = "sha512-abc";
  expect(originProblem({ ...locked("left-pad"), integrity })).toBeUndefined();
  expect(originProblem(locked("left-pad"))).toContain("no integrity");
  const resolved = "git+ssh://git@github.com/someone/left-pad.git#0123456";
  expect(originProblem({ ...locked("left-pad"), integrity, resolved })).toContain(resolved);
});

test("a package with an unreviewed install script is reported", () => {
  expect(scriptProblem({ ...locked("esbuild"), hasInstallScript: true })).toBeUndefined();
  expect(scriptProblem({ ...locked("left-pad"), hasInstallScript: true })).toContain("left-pad");
});

test("packages are named as in the registry, wherever they are installed", () => {
  const folder = temporaryFolder();
  const packages = {
    "": { version: "9.0.0" },
    "node_modules/a": { version: "1.0.0", license: "MIT" },
    "node_modules/a/node_modules/@b/c": { version: "2.0.0", hasInstallScript: true },
  };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }));
  expect(lockedPackages(folder)).toEqual([
    { name: "a", version: "1.0.0", license: "MIT" },
    { name: "@b/c", version: "2.0.0", hasInstallScript: true },
  ]);
});
