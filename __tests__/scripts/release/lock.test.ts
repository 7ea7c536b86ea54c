/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { withLock } from "../../../scripts/release/lock";
import { thisProcess } from "../../../scripts/release/owner";
import { newInstallation } from "../../support/installation";
import { temporaryFolder } from "../../support/temporaryFolder";

// Every release waits for the disk, which others may be using.
jest.setTimeout(60_000);

const newPath = () => join(temporaryFolder(), "lock");
const nothing = () => Promise.resolve("done");

test("while one holds it, another is refused with the process to look at", async () => {
  const path = newPath();
  await withLock(path, async () => {
    await expect(withLock(path, nothing)).rejects.toThrow(`process ${process.pid} on`);
  });
  await expect(withLock(path, nothing)).resolves.toBe("done");
});

test("it is free again after a failure", async () => {
  const path = newPath();
  await expect(withLock(path, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(withLock(path, nothing)).resolves.toBe("done");
});

test.each([
  ["a process that is gone", { ...thisProcess(), pid: spawnSync("true").pid }],
  ["another process of the same number", { ...thisProcess(), started: "before" }],
  ["nobody (the file is torn)", undefined],
])("the lock of %s is taken over", async (_, owner) => {
  const path = newPath();
  writeFileSync(path, owner ? JSON.stringify(owner) : '{"pi');
  await expect(withLock(path, nothing)).resolves.toBe("done");
});

test("the lock of another host is left alone", async () => {
  const path = newPath();
  const held = JSON.stringify({ ...thisProcess(), host: `not-${hostname()}` });
  writeFileSync(path, held);
  await expect(withLock(path, nothing)).rejects.toThrow(`delete ${path}`);
  expect(readFileSync(path, "utf8")).toBe(held);
});

test("of four that start at once over a dead lock, one publishes", async () => {
  const site = newInstallation();
  site.commit("one");
  await site.publish();
  const commit = site.commit("two");
  const dead = { ...thisProcess(), pid: spawnSync("true").pid };
  writeFileSync(join(site.folder, ".release", "lock"), JSON.stringify(dead));
  const runs = Array.from({ length: 4 }, () => site.start(1000));
  const codes = await Promise.all(runs.map(async (run) => (await once(run, "exit"))[0] as number));
  expect(codes.sort()).toEqual([0, 1, 1, 1]);
  expect(site.current()).toBe(`releases/${commit}`);
  expect(site.leftovers()).toEqual([]);
});
