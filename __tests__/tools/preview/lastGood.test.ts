import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { keepLastGood } from "../../../tools/preview/lastGood";
import { temporaryFolder } from "../../support/temporaryFolder";

const copy = path.join(temporaryFolder(), "shown");
const home = "site/home.yml";
const product = "products/hook/index.md";
const picture = "products/hook/hook.jpg";

const none = new Set<string>();
const all = { [home]: "one", [product]: "hook", [picture]: "pixels" };

/** Keeps files whose mistakes are known. */
const keep = (files: Readonly<Record<string, string>>, broken = none, isStart = false) =>
  keepLastGood(
    new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)])),
    ...([copy, broken, isStart] as const),
  );

const shown = (file: string) =>
  existsSync(path.join(copy, file)) ? readFileSync(path.join(copy, file), "utf8") : undefined;

beforeEach(() => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  keep(all, none, true);
});

it("updates a correct file, and keeps the last version of a file with a mistake", () => {
  keep({ ...all, [home]: "two", [product]: "slip" }, new Set([product]));
  expect([shown(home), shown(product)]).toEqual(["two", "hook"]);
});

it("copies a text only once its pictures are there", () => {
  const other = "products/hook/other.jpg";
  // Here the picture cannot be written.
  mkdirSync(path.join(copy, other));
  expect(() => keep({ ...all, [product]: "another picture", [other]: "pixels" })).toThrow();
  expect(shown(product)).toBe("hook");
});

it("keeps deleted files while there is any mistake, and pictures until the next start", () => {
  keep({ [home]: "one" }, new Set([home]));
  expect([shown(product), shown(picture)]).toEqual(["hook", "pixels"]);
  keep({ [home]: "one" });
  expect([shown(product), shown(picture)]).toEqual([undefined, "pixels"]);
  keep({ [home]: "one" }, none, true);
  expect(shown(picture)).toBeUndefined();
});
