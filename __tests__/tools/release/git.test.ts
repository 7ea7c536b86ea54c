/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { checkOut } from "../../../tools/release/git";
import { newInstallation } from "../../support/installation";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

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

test.each([".", ".git/live", "live"])("it does not release into the project: %s", async (name) => {
  const site = newInstallation();
  site.commit("one");
  const folder = join(site.repository, name);
  const before = existsSync(folder) ? readdirSync(folder) : "none";
  await expect(site.publish(folder)).rejects.toThrow("is inside the project");
  expect(existsSync(folder) ? readdirSync(folder) : "none").toEqual(before);
});

test("nor into the project under another name", async () => {
  const site = newInstallation();
  site.commit("one");
  const link = join(temporaryFolder(), "link");
  symlinkSync(site.repository, link);
  await expect(site.publish(join(link, "live"))).rejects.toThrow("is inside the project");
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

const clone = newInstallation();
const head = clone.commit("one\ntwo\r\n");

/** What a checkout writes. */
function written(): string {
  const folder = temporaryFolder();
  checkOut(clone.repository, head, folder);
  expect(readdirSync(folder)).toEqual(["version.txt"]);
  return readFileSync(join(folder, "version.txt"), "utf8");
}

/** Runs under other settings of the system. */
function under<T>(settings: Readonly<Record<string, string>>, task: () => T): T {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    return task();
  } finally {
    process.env = before;
  }
}

test("the settings and attributes of a clone do not change what is written", () => {
  clone.git("config", "core.autocrlf", "true");
  clone.git("config", "filter.loud.smudge", "tr a-z A-Z");
  mkdirSync(join(clone.repository, ".git/info"), { recursive: true });
  writeFileSync(join(clone.repository, ".git/info/attributes"), "* filter=loud\n");
  expect(written()).toBe("one\ntwo\r\n");
});

test("nor do those of the machine", () => {
  const home = temporaryFolder();
  writeFiles(home, {
    ".gitconfig": "[core]\n\tautocrlf = true\n",
    ".config/git/attributes": "* text eol=crlf\n",
  });
  const settings = {
    HOME: home,
    XDG_CONFIG_HOME: join(home, ".config"),
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "core.eol",
    GIT_CONFIG_VALUE_0: "crlf",
  };
  expect(under(settings, written)).toBe("one\ntwo\r\n");
});
