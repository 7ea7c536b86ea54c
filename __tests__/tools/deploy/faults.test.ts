import { readdirSync } from "node:fs";
import { join } from "node:path";
import { disk, fillAfter, killAfter, repair } from "../../support/failingDisk";
import { builtSite, newInstallation } from "../../support/publishedSite";

jest.mock("node:fs", () =>
  jest
    .requireActual<typeof import("../../support/failingDisk")>("../../support/failingDisk")
    .failingDisk(),
);

// Waiting for the disk would only slow down the tests; modes have tests of their own.
jest.mock("node:child_process", () => ({ spawnSync: () => ({ stdout: "" }) }));

/**
 * Publishes "b" over "a" on a disk that fails after `count` writes; undefined once it succeeded.
 */
function failedRun(fail: (count: number) => unknown, count: number) {
  const site = newInstallation();
  site.publish("a", "2026-01-05T08:00:00Z");
  const before = site.served();
  // Only publishing may fail, not the build.
  builtSite("b");
  fail(count);
  try {
    site.publish("b", "2026-01-06T08:00:00Z");
  } catch {
    // Only the resulting files on the disk matter.
  }
  const isOver = disk.left >= 0;
  repair();
  return isOver ? undefined : { site, before };
}

test.each([
  ["killed", killAfter],
  ["out of disk space", fillAfter],
])("%s at any moment, a deploy leaves a complete site, and the next one works", (_name, fail) => {
  let count = 0;
  for (; count < 500; count += 1) {
    const failed = failedRun(fail, count);
    if (!failed) break;
    const { site, before } = failed;
    const isSwitched = site.page() === "page b";
    expect(isSwitched ? before : site.served()).toEqual(before);
    site.publish("b", "2026-01-07T08:00:00Z");
    expect(site.page()).toBe("page b");
    expect(
      readdirSync(join(site.folder, "releases")).filter((name) => name.startsWith(".")),
    ).toEqual([]);
  }
  expect(count).toBeGreaterThan(20);
  expect(count).toBeLessThan(500);
});

test("a rollback works on a full disk", () => {
  const site = newInstallation();
  site.publish("a", "2026-01-05T08:00:00Z");
  site.publish("b", "2026-01-06T08:00:00Z");
  fillAfter(0);
  site.back();
  repair();
  expect(site.page()).toBe("page a");
});
