import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newInstallation, scriptOf } from "../../support/publishedSite";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const releases = (folder: string) => readdirSync(join(folder, "releases")).sort();

test("publishes every file that visitors or servers need, and no other", () => {
  const site = newInstallation();
  expect(site.publish("a")).toBe("20260105-080000-000 is served now.");
  expect(Object.keys(site.served().files).sort()).toEqual([
    ".previous",
    ".well-known/security.txt",
    "404.html",
    scriptOf("a"),
    `${scriptOf("a")}.br`,
    "contact/index.html",
    "index.html",
    "leak-card-worker.js",
    "leak-card/index.html",
    "robots.txt",
  ]);
  expect(site.served().link).toBe("releases/20260105-080000-000");
});

test("does not publish the same files twice", () => {
  const site = newInstallation();
  site.publish("a");
  expect(site.publish("a", "2026-01-06T08:00:00Z")).toContain("is served already; nothing to do");
  expect(releases(site.folder)).toEqual(["20260105-080000-000"]);
});

test("leaves folders of other deploy programs alone", () => {
  const site = newInstallation();
  // One is hidden, as ours are until they are complete.
  const theirs = ["1", "2", "3", "4", ".shared"];
  for (const name of theirs)
    writeFiles(join(site.folder, "releases", name), { "index.html": "theirs" });
  for (const [minute, version] of [..."abcdef"].entries())
    site.publish(version, `2026-01-05T08:0${minute}:00Z`);
  expect(releases(site.folder)).toEqual(expect.arrayContaining(theirs));
  expect(releases(site.folder)).toHaveLength(theirs.length + 5);
});

test("a rollback serves the previous release", () => {
  const site = newInstallation();
  site.publish("a", "2026-01-05T08:00:00Z");
  site.publish("b", "2026-01-05T09:00:00Z");
  expect(site.back()).toBe("20260105-080000-000 is served again.");
  expect(site.page()).toBe("page a");
  expect(() => site.back()).toThrow("There is no earlier release to go back to.");
});

test("a rollback never returns to a release that was rolled back", () => {
  const site = newInstallation();
  site.publish("a", "2026-01-05T08:00:00Z");
  site.publish("b", "2026-01-05T09:00:00Z");
  site.back();
  site.publish("c", "2026-01-05T11:00:00Z");
  site.back();
  expect(site.page()).toBe("page a");
});

test("keeps the release to which a rollback returns, however old it is", () => {
  const site = newInstallation();
  for (const [day, version] of [..."abcde"].entries())
    site.publish(version, `2026-01-0${day + 1}T08:00:00Z`);
  for (let times = 0; times < 4; times += 1) site.back();
  expect(site.publish("f", "2026-01-06T08:00:00Z")).toMatch(/; removed 20260102-080000-000\.$/);
  site.back();
  expect(site.page()).toBe("page a");
});

test("leaves a folder named current alone if it is not a link", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "current"), "mine");
  const site = newInstallation(folder);
  expect(() => site.publish("a")).toThrow("is not a link made by a deploy");
  expect(readFileSync(join(folder, "current"), "utf8")).toBe("mine");
});
