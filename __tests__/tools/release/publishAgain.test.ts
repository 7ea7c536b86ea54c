/** @jest-environment node */
import { appendFileSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { newInstallation } from "../../support/installation";

// Every release waits for the disk, which others may be using.
jest.setTimeout(60_000);

test("releasing the same commit again changes nothing", async () => {
  const site = newInstallation();
  const commit = site.commit("one");
  await site.publish();
  await expect(site.publish()).resolves.toBe(`${commit} is served already; nothing to do.`);
});

test("a release that is served is built again when a file of it was changed", async () => {
  const site = newInstallation();
  const commit = site.commit("one");
  await site.publish();
  appendFileSync(join(site.folder, "current", "404.html"), "x");
  await expect(site.publish()).resolves.toBe(`${commit}-2 is served now.`);
  expect(site.current()).toBe(`releases/${commit}-2`);
  expect(site.read("404.html")).toBe("one");
  await expect(site.publish()).resolves.toContain("is served already");
});

test.each(["releases/gone", "elsewhere"])("a link that leads to %s does not count", async (to) => {
  const site = newInstallation();
  const commit = site.commit("one");
  const target = join(site.folder, to.replace("gone", commit), to === "elsewhere" ? commit : "");
  await site.publish();
  if (to === "elsewhere") mkdirSync(target, { recursive: true });
  else rmSync(target, { recursive: true });
  rmSync(join(site.folder, "current"));
  symlinkSync(target, join(site.folder, "current"));
  await expect(site.publish()).resolves.toBe(`${commit} is served now.`);
  expect(site.read("404.html")).toBe("one");
});

test("nothing but releases is counted or removed", async () => {
  const site = newInstallation();
  for (const version of ["1", "2", "3", "4", "5"]) {
    site.commit(version);
    await site.publish();
  }
  mkdirSync(join(site.folder, "releases", "notes"));
  symlinkSync("nowhere", join(site.folder, "releases", "a".repeat(40)));
  site.commit("6");
  await site.publish();
  expect(site.releases()).toContain("notes");
  expect(site.releases()).toHaveLength(7);
});

test("another address is another release of the same commit", async () => {
  const site = newInstallation();
  site.commit("before");
  await site.publish();
  const commit = site.commit("one");
  const wrong = { siteUrl: "https://wrong.example" };
  await site.publish(site.folder, wrong);
  await expect(site.publish()).resolves.toBe(`${commit}-2 is served now.`);
  expect(site.read("address.txt")).toBe("https://site.example");
  await expect(site.publish()).resolves.toContain("is served already");
  await site.rollBack();
  expect(site.read("404.html")).toBe("before");
  await site.publish();
  expect(site.read("address.txt")).toBe("https://site.example");
});
