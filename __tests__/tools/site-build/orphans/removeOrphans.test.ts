import { existsSync } from "node:fs";
import { join } from "node:path";
import { removeOrphans } from "../../../../tools/site-build/orphans/removeOrphans";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const hash = (letter: string) => letter.repeat(8);
const runtime = `runtime-${hash("a")}.js`;

/** A built site in which the page refers to a script, which refers to another by its hash alone. */
const whole = {
  "index.html": `<img src="/static/1f/new.avif"><script src="/${runtime}"></script>`,
  [runtime]: `({ 7: "${hash("b")}" })`,
  [`7-${hash("b")}.js`]: `"/static/2e/late.svg"`,
  [`7-${hash("b")}.js.LICENSE.txt`]: "MIT",
  "static/1f/new.avif": "new",
  "static/2e/late.svg": "<svg/>",
  "page-data/index/page-data.json": `{"staticQueryHashes":["123"]}`,
  "page-data/sq/d/123.json": "{}",
  "favicon.svg": "<svg/>",
};

function siteWith(more: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  writeFiles(folder, { ...whole, ...more });
  return folder;
}

test("keeps every file that a page refers to, directly or through a script", () => {
  const folder = siteWith({});
  expect(removeOrphans(folder)).toEqual([]);
  expect(Object.keys(whole).filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

test.each([
  `app-${hash("c")}.js`,
  `app-${hash("c")}.js.LICENSE.txt`,
  "static/1f/old.avif",
  "share/gone.jpg",
  "page-data/sq/d/12.json",
])("removes orphaned files of earlier builds: %s", (path) => {
  const folder = siteWith({ [path]: "old" });
  expect(removeOrphans(folder)).toEqual([path]);
  expect(existsSync(join(folder, path))).toBe(false);
});

test("removes a file to which only an orphan refers", () => {
  const old = `app-${hash("c")}.js`;
  const folder = siteWith({ [old]: `"/static/3d/old.svg"`, "static/3d/old.svg": "<svg/>" });
  expect(removeOrphans(folder).sort()).toEqual([old, "static/3d/old.svg"]);
});

test("removes folders without a file", () => {
  const folder = siteWith({ "static/3d/deep/old.avif": "old" });
  removeOrphans(folder);
  expect(existsSync(join(folder, "static/3d"))).toBe(false);
  expect(existsSync(join(folder, "static/1f"))).toBe(true);
});
