import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { keepLastGood } from "../../../tools/preview/lastGood";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const root = temporaryFolder();
const content = path.join(root, "written");
const copy = path.join(root, "shown");
const home = "site/home.yml";
const product = "products/hook/index.md";
const picture = "products/hook/hook.jpg";

const none = new Set<string>();

const shown = (file: string) =>
  existsSync(path.join(copy, file)) ? readFileSync(path.join(copy, file), "utf8") : undefined;

beforeEach(() => {
  for (const folder of [content, copy]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  writeFiles(content, { [home]: "one", [product]: "hook", [picture]: "pixels" });
  keepLastGood(content, copy, none, true);
});

it("updates a correct file, and keeps the last version of a file with a mistake", () => {
  writeFiles(content, { [home]: "two", [product]: "slip" });
  keepLastGood(content, copy, new Set([product]));
  expect([shown(home), shown(product)]).toEqual(["two", "hook"]);
});

it("copies a text only once its pictures are there", () => {
  const other = "products/hook/other.jpg";
  writeFiles(content, { [product]: "hook with another picture", [other]: "more pixels" });
  // Here the picture cannot be written.
  mkdirSync(path.join(copy, other));
  expect(() => keepLastGood(content, copy, none)).toThrow();
  expect(shown(product)).toBe("hook");
});

it("keeps deleted files while there is any mistake, and pictures until the next start", () => {
  rmSync(path.join(content, "products"), { recursive: true });
  keepLastGood(content, copy, new Set([home]));
  expect([shown(product), shown(picture)]).toEqual(["hook", "pixels"]);
  keepLastGood(content, copy, none);
  expect([shown(product), shown(picture)]).toEqual([undefined, "pixels"]);
  keepLastGood(content, copy, none, true);
  expect(shown(picture)).toBeUndefined();
});
