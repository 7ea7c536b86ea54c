/** @jest-environment node */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { watchFiles } from "../../../tools/preview/watchFiles";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const root = temporaryFolder();
const folder = path.join(root, "watched");
const price = path.join(folder, "products/hook.md");
const interval = 20;

let changed: () => void;

beforeAll(() => {
  writeFiles(folder, { "products/hook.md": "price: 0", "site/home.yml": "title: Home" });
  watchFiles([folder], interval, () => changed());
});

/** Resolves when the change made by `change` has been noticed. */
const noticed = (change: () => void) =>
  new Promise<void>((done) => {
    changed = done;
    change();
  });

function saveAtomically(text: string): void {
  writeFileSync(path.join(root, "partial"), text);
  renameSync(path.join(root, "partial"), price);
}

it("notices each of several atomic saves of one file", async () => {
  for (const text of ["price: 1", "price: 2", "price: 3"])
    await expect(noticed(() => saveAtomically(text))).resolves.toBeUndefined();
});

it("notices edits after folders were moved away, put back, replaced and added", async () => {
  const products = path.dirname(price);
  await noticed(() => renameSync(products, path.join(root, "away")));
  await noticed(() => renameSync(path.join(root, "away"), products));
  await noticed(() => saveAtomically("price: 4"));
  cpSync(folder, path.join(root, "other"), { recursive: true });
  await noticed(() => rmSync(folder, { recursive: true }));
  await noticed(() => renameSync(path.join(root, "other"), folder));
  await noticed(() => saveAtomically("price: 5"));
  const added = () => writeFiles(folder, { "partners/depot.yml": "name: Depot" });
  await expect(noticed(added)).resolves.toBeUndefined();
});

it("continues after a change whose handling failed", async () => {
  const print = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await noticed(() => {
    const done = changed;
    changed = () => {
      done();
      throw new Error("cannot follow");
    };
    saveAtomically("price: 7");
  });
  await expect(noticed(() => saveAtomically("price: 8"))).resolves.toBeUndefined();
  expect(print).toHaveBeenCalledWith("cannot follow");
});

it("waits until a file that is written in several steps is complete", async () => {
  jest.useFakeTimers();
  const written = path.join(root, "steps");
  writeFiles(written, { "home.yml": "" });
  const seen: string[] = [];
  const home = path.join(written, "home.yml");
  watchFiles([written], interval, () => void seen.push(readFileSync(home, "utf8")));
  for (const text of ["t", "title", "title: Home"]) {
    writeFileSync(home, text);
    await jest.advanceTimersByTimeAsync(interval);
  }
  await jest.advanceTimersByTimeAsync(3 * interval);
  expect(seen).toEqual(["title: Home"]);
});
