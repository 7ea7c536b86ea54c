/** @jest-environment node */
import { appendFileSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newInstallation } from "../../support/installation";
import { withVersions } from "../../support/withVersions";

// Every release waits for the disk, which others may be using.
jest.setTimeout(60_000);

test("it goes back one release after the other, and says when there is none", async () => {
  const { site, commits } = await withVersions("1", "2", "3");
  await expect(site.rollBack()).resolves.toBe(
    `${commits[1]} is served again, in place of ${commits[2]}.`,
  );
  expect(site.read("404.html")).toBe("2");
  await site.rollBack();
  expect(site.read("404.html")).toBe("1");
  await expect(site.rollBack()).rejects.toThrow("no earlier release");
  expect(site.read("404.html")).toBe("1");
});

test("a bad release that was left is not what a later rollback leads to", async () => {
  const { site } = await withVersions("1", "bad");
  await site.rollBack();
  site.commit("3");
  await site.publish();
  await site.rollBack();
  expect(site.read("404.html")).toBe("1");
});

test("a release that was left is served again without a build", async () => {
  const { site, commits } = await withVersions("1", "2");
  await site.rollBack();
  await expect(site.publish()).resolves.toBe(`${commits[1]} is served now.`);
  expect(site.read("404.html")).toBe("2");
  await site.rollBack();
  expect(site.read("404.html")).toBe("1");
});

test("a damaged release is not gone back to", async () => {
  const { site, commits } = await withVersions("1", "2");
  appendFileSync(join(site.folder, "releases", String(commits[0]), "404.html"), "x");
  await expect(site.rollBack()).rejects.toThrow("is damaged: 404.html changed or lost");
  expect(site.read("404.html")).toBe("2");
  rmSync(join(site.folder, "releases", String(commits[0])), { recursive: true });
  await expect(site.rollBack()).rejects.toThrow("no earlier release");
  expect(site.read("404.html")).toBe("2");
});

test("a run that was killed between record and switch leaves the link in the right", async () => {
  const { site, commits } = await withVersions("1", "2");
  const history = join(site.folder, ".release", "history");
  // Killed on the way to a third release: recorded, not switched.
  writeFileSync(history, [...commits, "third"].join("\n"));
  await site.rollBack();
  expect(site.read("404.html")).toBe("1");
  // Killed on the way back from the second.
  await site.publish();
  writeFileSync(history, `${commits[0]}\n`);
  await site.rollBack();
  expect(site.read("404.html")).toBe("1");
});

test("without a history, it goes back to the release that was built before", async () => {
  const { site, commits } = await withVersions("1", "2", "3");
  rmSync(join(site.folder, ".release", "history"));
  await expect(site.rollBack()).resolves.toContain(`${commits[1]} is served again`);
});

test("beyond the releases that stay there is none to go back to", async () => {
  const { site } = await withVersions("1", "2", "3", "4", "5", "6");
  for (const version of ["5", "4", "3", "2"]) {
    await site.rollBack();
    expect(site.read("404.html")).toBe(version);
  }
  await expect(site.rollBack()).rejects.toThrow("no earlier release");
});

test("where nothing was released, it says so and makes nothing", async () => {
  const site = newInstallation();
  await expect(site.rollBack()).rejects.toThrow("nothing was released there");
  expect(existsSync(site.folder)).toBe(false);
});

test("when the link leads nowhere, the last release is served again", async () => {
  const { site, commits } = await withVersions("1", "2");
  rmSync(join(site.folder, "releases", String(commits[1])), { recursive: true });
  await expect(site.rollBack()).resolves.toBe(`${commits[0]} is served again.`);
});
