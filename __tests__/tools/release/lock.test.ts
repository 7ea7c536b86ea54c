/** @jest-environment node */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "../../../tools/release/lock";
import { appeared } from "../../support/appeared";
import { newInstallation } from "../../support/installation";
import { temporaryFolder } from "../../support/temporaryFolder";

// Every release waits for the disk, which others may be using.
jest.setTimeout(60_000);

const newPath = () => join(temporaryFolder(), "lock");
const nothing = () => Promise.resolve("done");

test("while one holds it, another is refused", async () => {
  const path = newPath();
  await withLock(path, async () => {
    await expect(withLock(path, nothing)).rejects.toThrow("another release is at work here");
  });
  await expect(withLock(path, nothing)).resolves.toBe("done");
});

test("it is free again after a failure", async () => {
  const path = newPath();
  await expect(withLock(path, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(withLock(path, nothing)).resolves.toBe("done");
});

test("it is free once the process that held it was killed", async () => {
  const site = newInstallation();
  site.commit("one");
  const run = site.start({ waitAt: ["start"] });
  await appeared(site.folder, "<build>/version.txt", run);
  await expect(site.publish()).rejects.toThrow("another release is at work here");
  run.kill("SIGKILL");
  await once(run, "exit");
  await expect(site.publish()).resolves.toContain("is served now");
});

test("without the program that locks, it says so", async () => {
  const site = newInstallation();
  const run = site.start({ env: { PATH: temporaryFolder() } });
  const [said] = (await once(run.stderr, "data")) as [Buffer];
  expect(said.toString()).toContain("Nothing was published: flock cannot be run");
});

test("of four that start at once, one publishes", async () => {
  const site = newInstallation();
  const commit = site.commit("one");
  const othersAreGone = join(temporaryFolder(), "gone");
  const runs = Array.from({ length: 4 }, () => site.start({ waitAt: ["start", othersAreGone] }));
  const codes: unknown[] = [];
  const ends = runs.map(async (run) => {
    codes.push((await once(run, "exit"))[0]);
    if (codes.length === 3) writeFileSync(othersAreGone, "");
  });
  await Promise.all(ends);
  expect(codes).toEqual([1, 1, 1, 0]);
  expect(site.current()).toBe(`releases/${commit}`);
  expect(site.leftovers()).toEqual([]);
});
