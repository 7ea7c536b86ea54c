/** @jest-environment node */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkOut } from "../../../tools/release/checkout";
import { newInstallation } from "../../support/installation";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const site = newInstallation();
const head = site.commit("one\ntwo\r\n");

/** What a checkout writes. */
function written(): string {
  const folder = temporaryFolder();
  checkOut(site.repository, head, folder);
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
  site.git("config", "core.autocrlf", "true");
  site.git("config", "filter.loud.smudge", "tr a-z A-Z");
  mkdirSync(join(site.repository, ".git/info"), { recursive: true });
  writeFileSync(join(site.repository, ".git/info/attributes"), "* filter=loud\n");
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
