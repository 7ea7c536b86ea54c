/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newInstallation, scriptOf } from "../../support/installation";
import { temporaryFolder } from "../../support/temporaryFolder";

// Every release waits for the disk, which others may be using.
jest.setTimeout(60_000);

test("the first release makes the folder and serves the commit", async () => {
  const site = newInstallation();
  const commit = site.commit("one");
  await expect(site.publish()).resolves.toBe(`${commit} is served now.`);
  expect(site.current()).toBe(`releases/${commit}`);
  expect(site.read("404.html")).toBe("one");
  expect(site.leftovers()).toEqual([]);
});

test("what is served can be checked as the documentation says", async () => {
  const site = newInstallation();
  site.commit("one");
  await site.publish();
  const check = 'cd -P "$0/current" && sha256sum -c ../../.release/manifests/"$(basename "$PWD")"';
  const { status, stdout, stderr } = spawnSync("sh", ["-c", check, site.folder]);
  expect([status, stderr.toString()]).toEqual([0, ""]);
  expect(stdout.toString()).toContain("index.html: OK");
});

test("the last five stay, and only their scripts can still be loaded", async () => {
  const site = newInstallation();
  const versions = ["1", "2", "3", "4", "5", "6", "7"];
  const commits: string[] = [];
  for (const version of versions) {
    commits.push(site.commit(version));
    await site.publish();
  }
  expect(site.releases().sort()).toEqual(commits.slice(-5).sort());
  const served = Object.keys(site.served());
  expect(versions.filter((version) => served.includes(scriptOf(version)))).toEqual(
    versions.slice(-5),
  );
  expect(served).toContain(`${scriptOf("3")}.br`);
  expect(site.read("page-data.json")).toBe("7");
});

test("a failed build leaves what is served as it was, and the next release works", async () => {
  const site = newInstallation();
  site.commit("good");
  await site.publish();
  const before = [site.current(), site.served()];
  site.commit("broken");
  await expect(site.publish()).rejects.toThrow("the build or a check of it failed");
  expect([site.current(), site.served()]).toEqual(before);
  expect(site.leftovers()).toEqual([]);
  site.commit("mended");
  await site.publish();
  expect(site.read("404.html")).toBe("mended");
});

test("two runs never build in the same folder, even of the same commit", async () => {
  const site = newInstallation();
  site.commit("one");
  const places = join(temporaryFolder(), "places");
  const note = `require("fs").appendFileSync("${places}", process.cwd() + "\\n"); process.exit(1)`;
  const buildCommand = [process.execPath, "-e", note];
  await expect(site.publish(site.folder, { buildCommand })).rejects.toThrow("the build");
  await expect(site.publish(site.folder, { buildCommand })).rejects.toThrow("the build");
  const [one, other] = readFileSync(places, "utf8").split("\n");
  expect(one).not.toBe(other);
});

test("a current that is no link is not touched", async () => {
  const site = newInstallation();
  site.commit("one");
  mkdirSync(join(site.folder, "current"), { recursive: true });
  await expect(site.publish()).rejects.toThrow("is not a link made by a release");
});
