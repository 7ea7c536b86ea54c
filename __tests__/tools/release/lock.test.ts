/** @jest-environment node */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { withLock } from "../../../tools/release/lock";
import * as owner from "../../../tools/release/owner";
import { newInstallation } from "../../support/installation";
import { temporaryFolder } from "../../support/temporaryFolder";

// Every release waits for the disk, which others may be using.
jest.setTimeout(60_000);

const newPath = () => join(temporaryFolder(), "lock");
const gone = { ...owner.thisProcess(), pid: spawnSync("true").pid };
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
  ["a process that is gone", gone],
  ["another process of the same number", { ...owner.thisProcess(), started: "before" }],
  ["nobody (it says nothing)", {}],
])("the lock of %s is taken over", async (_, holder) => {
  const path = newPath();
  writeFileSync(path, JSON.stringify(holder));
  await expect(withLock(path, nothing)).resolves.toBe("done");
});

test("a lock that is torn or a folder is taken over", async () => {
  const torn = newPath();
  writeFileSync(torn, '{"pi');
  await expect(withLock(torn, nothing)).resolves.toBe("done");
  const folder = newPath();
  mkdirSync(folder);
  await expect(withLock(folder, nothing)).resolves.toBe("done");
});

test("a process that has ended does not hold its lock while its parent has yet to notice", async () => {
  // The shell becomes a program that never asks for its child's end.
  const parent = spawn("sh", ["-c", "sleep 0.1 & echo $!; exec sleep 60"]);
  const [pid] = (await once(parent.stdout, "data")) as [Buffer];
  const stat = () =>
    readFileSync(`/proc/${Number(pid)}/stat`, "utf8")
      .split(") ")[1]!
      .split(" ");
  while (stat()[0] !== "Z") await pause(10);
  const boot = owner.thisProcess().started.split(" ")[0];
  const dead = { ...owner.thisProcess(), pid: Number(pid), started: `${boot} ${stat()[19]}` };
  const path = newPath();
  writeFileSync(path, JSON.stringify(dead));
  await expect(withLock(path, nothing)).resolves.toBe("done");
  parent.kill();
});

test.each([
  ["another host", { ...gone, host: `not-${hostname()}` }],
  ["another container under the name of this host", { ...gone, namespace: "pid:[1]" }],
])("the lock of %s is left alone", async (_, holder) => {
  const path = newPath();
  const held = JSON.stringify(holder);
  writeFileSync(path, held);
  await expect(withLock(path, nothing)).rejects.toThrow(`delete ${path}`);
  expect(readFileSync(path, "utf8")).toBe(held);
});

test("a lock that was taken while one looked at the dead one before it stays", async () => {
  const path = newPath();
  writeFileSync(path, JSON.stringify(gone));
  const other = JSON.stringify({ ...owner.thisProcess(), pid: process.ppid });
  jest.spyOn(owner, "isRunning").mockImplementationOnce(() => {
    writeFileSync(path, other);
    return false;
  });
  await expect(withLock(path, nothing)).rejects.toThrow("another release has just begun here");
  expect(readFileSync(path, "utf8")).toBe(other);
  expect(readdirSync(dirname(path))).toEqual(["lock"]);
});

test("a contender's draft that goes away while one clears up is no obstacle", async () => {
  const site = newInstallation();
  site.commit("one");
  mkdirSync(join(site.folder, ".release"), { recursive: true });
  // Listed, and then not there.
  symlinkSync("gone", join(site.folder, ".release", "lock.draft"));
  await expect(site.publish()).resolves.toContain("is served now");
});

test("of four that start at once over a dead lock, one publishes", async () => {
  const site = newInstallation();
  site.commit("one");
  await site.publish();
  const commit = site.commit("two");
  writeFileSync(join(site.folder, ".release", "lock"), JSON.stringify(gone));
  const runs = Array.from({ length: 4 }, () => site.start(1000));
  const codes = await Promise.all(runs.map(async (run) => (await once(run, "exit"))[0] as number));
  expect(codes.sort()).toEqual([0, 1, 1, 1]);
  expect(site.current()).toBe(`releases/${commit}`);
  expect(site.leftovers()).toEqual([]);
});
