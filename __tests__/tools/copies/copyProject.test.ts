import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../../tools/copies/copyProject";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const project = process.cwd();
let root: string;

beforeEach(() => {
  root = temporaryFolder();
  process.chdir(root);
  writeFiles(root, {
    "package.json": "{}",
    "src/a.ts": "a",
    "words/site/b.yml": "b",
    "art/e.ttf": "e",
  });
});

afterEach(() => process.chdir(project));

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

it("gets new and changed files, loses deleted ones, and has another digest after any change", () => {
  writeFiles(root, {
    "copy/src/a.ts": "old",
    "copy/src/gone/c.ts": "c",
    "copy/content/d.yml": "d",
  });
  const digest = copyProject("copy", "words");
  const copied = ["package.json", "src/a.ts", "content/site/b.yml", "art/e.ttf"];
  expect(copied.map((file) => read(`copy/${file}`))).toEqual(["{}", "a", "b", "e"]);
  for (const gone of ["src/gone/c.ts", "content/d.yml"])
    expect(existsSync(`copy/${gone}`)).toBe(false);
  expect(copyProject("copy", "words")).toBe(digest);
  writeFiles(root, { "words/site/b.yml": "c" });
  expect(copyProject("copy", "words")).not.toBe(digest);
});

it("keeps its own content and build output if no content is given, and unchanged files as they are", () => {
  const kept = {
    "copy/content/d.yml": "d",
    "copy/public/index.html": "built",
    "copy/src/a.ts": "a",
  };
  writeFiles(root, kept);
  utimesSync("copy/src/a.ts", 1000, 1000);
  copyProject("copy");
  expect(Object.keys(kept).map(read)).toEqual(Object.values(kept));
  expect(statSync("copy/src/a.ts").mtimeMs).toBe(1_000_000);
});
