/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newInstallation } from "../../support/installation";
import { temporaryFolder } from "../../support/temporaryFolder";

// Every release waits for the disk, which others may be using.
jest.setTimeout(60_000);

test("what is not committed is refused by name, whatever git is set to show", async () => {
  const site = newInstallation();
  site.commit("one");
  site.git("config", "status.showUntrackedFiles", "no");
  writeFileSync(join(site.repository, "version.txt"), "two");
  writeFileSync(join(site.repository, "new.md"), "");
  await expect(site.publish()).rejects.toThrow(/not committed[^]* M version\.txt\n\?\? new\.md/);
});

test("of very many files that are not committed, the first are named", async () => {
  const site = newInstallation();
  site.commit("one");
  for (let count = 0; count < 9000; count += 1) {
    writeFileSync(join(site.repository, `${"x".repeat(120)}-${count}`), "");
  }
  await expect(site.publish()).rejects.toThrow(/-0\n[^]*\nand 8980 more\nCommit them/);
});

test.each(["live", "..foo", "l[i]ve", "l*"])(
  "a folder in the repository does not count as uncommitted: %s",
  async (name) => {
    const site = newInstallation();
    site.commit("one");
    const folder = join(site.repository, name);
    await site.publish(folder);
    await expect(site.publish(folder)).resolves.toContain("already");
    mkdirSync(join(site.repository, "lost"));
    writeFileSync(join(site.repository, "lost", "new.md"), "");
    await expect(site.publish(folder)).rejects.toThrow("?? lost/\n");
  },
);

test("such a folder may be named through a link", async () => {
  const site = newInstallation();
  site.commit("one");
  const link = join(temporaryFolder(), "link");
  symlinkSync(site.repository, link);
  await site.publish(join(link, "live"));
  await expect(site.publish(join(link, "live"))).resolves.toContain("already");
});

test.each([".", ".git", ".git/live"])("it does not release into the project: %s", async (name) => {
  const site = newInstallation();
  site.commit("one");
  const folder = join(site.repository, name);
  const before = existsSync(folder) ? readdirSync(folder) : "none";
  await expect(site.publish(folder)).rejects.toThrow("is the project's own folder");
  expect(existsSync(folder) ? readdirSync(folder) : "none").toEqual(before);
});

test("without git it says so", async () => {
  const site = newInstallation();
  site.commit("one");
  const { PATH } = process.env;
  process.env.PATH = temporaryFolder();
  try {
    await expect(site.publish()).rejects.toThrow("git was not found");
  } finally {
    process.env.PATH = PATH;
  }
});
