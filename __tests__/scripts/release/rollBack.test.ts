/** @jest-environment node */
import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newInstallation, scriptOf } from "../../support/installation";

// Every release waits for the disk, which others may be using.
jest.setTimeout(60_000);

async function withVersions(...versions: readonly string[]) {
  const site = newInstallation();
  const commits: string[] = [];
  for (const version of versions) {
    commits.push(site.commit(version));
    await site.publish();
  }
  return { site, commits };
}

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

test("after a rollback, tabs of the release that was left still find its script", async () => {
  const { site } = await withVersions("1", "2");
  await site.rollBack();
  expect(Object.keys(site.served())).toContain(scriptOf("2"));
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

test("a release that is not whole is not gone back to", async () => {
  const { site, commits } = await withVersions("1", "2");
  appendFileSync(join(site.folder, "releases", String(commits[0]), "404.html"), "x");
  await expect(site.rollBack()).rejects.toThrow("is not whole: 404.html");
  rmSync(join(site.folder, "releases", String(commits[0])), { recursive: true });
  await expect(site.rollBack()).rejects.toThrow("is not whole: everything");
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
