/** @jest-environment node */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { scriptOf } from "../../support/installation";
import { withVersions } from "../../support/withVersions";

// Every release waits for the disk, which others may be using.
jest.setTimeout(60_000);

test("after a rollback, tabs of the release that was left still find its script", async () => {
  const { site } = await withVersions("1", "2");
  await site.rollBack();
  expect(Object.keys(site.served())).toContain(scriptOf("2"));
});

test("after several rollbacks, tabs of all releases find their scripts, also after the next one", async () => {
  const { site, commits } = await withVersions("1", "2", "3", "4", "5");
  const missing = (...versions: readonly string[]) =>
    versions.map(scriptOf).filter((script) => !site.served()[script]);
  await site.rollBack();
  await site.rollBack();
  expect(missing("1", "2", "3", "4", "5")).toEqual([]);
  await site.rollBack();
  site.commit("6");
  await site.publish();
  expect(missing("1", "2", "4", "5", "6")).toEqual([]);
  expect(site.releases()).not.toContain(commits[2]);
});

test("a release that is served again and again does not grow", async () => {
  const { site } = await withVersions("A");
  for (let count = 1; count <= 6; count += 1) {
    site.commit(`B${count}`);
    await site.publish();
    await site.rollBack();
  }
  const scripts = Object.keys(site.served()).filter((name) => /^app-.*js$/.test(name));
  expect(scripts.length).toBeLessThanOrEqual(5);
});

test("a script that was changed is not passed on", async () => {
  const { site, commits } = await withVersions("1", "2");
  appendFileSync(join(site.folder, "releases", String(commits[1]), scriptOf("2")), "x");
  await site.rollBack();
  expect(Object.keys(site.served())).not.toContain(scriptOf("2"));
});
