/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

/** Mirrors `original` to `copy` below a folder and gives the paths that were read. */
function mirror(folder: string, original: string, copy: string) {
  const script = `import { mirror } from "${resolve("tools/fixture-site/mirror.mjs")}";
    const read = mirror("${original}", "${copy}");
    console.log(JSON.stringify(read.map(({ path, bytes }) => path + ": " + bytes)));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script],
    { cwd: folder, encoding: "utf8" },
  );
  expect(stderr).toBe("");
  return JSON.parse(stdout) as string[];
}

test("the copy gets what is new and other, and loses what is gone", () => {
  const folder = temporaryFolder();
  writeFiles(folder, { "from/a": "new", "from/sub/b": "b", "to/a": "old", "to/gone/c": "c" });
  expect(mirror(folder, "from", "to")).toEqual(["to/a: new", "to/sub/b: b"]);
  expect(readFileSync(join(folder, "to/a"), "utf8")).toBe("new");
  expect(readFileSync(join(folder, "to/sub/b"), "utf8")).toBe("b");
  expect(existsSync(join(folder, "to/gone/c"))).toBe(false);
});

test("a file that is the same stays untouched", () => {
  const folder = temporaryFolder();
  writeFiles(folder, { "from/a": "same", "to/a": "same" });
  utimesSync(join(folder, "to/a"), 1000, 1000);
  mirror(folder, "from", "to");
  expect(statSync(join(folder, "to/a")).mtimeMs).toBe(1_000_000);
});

test("a single file is mirrored as well", () => {
  const folder = temporaryFolder();
  writeFiles(folder, { "package.json": "{}" });
  expect(mirror(folder, "package.json", "to/package.json")).toEqual(["to/package.json: {}"]);
  expect(readFileSync(join(folder, "to/package.json"), "utf8")).toBe("{}");
});
