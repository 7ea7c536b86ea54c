/** @jest-environment node */

import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesOf, removeFilesForServers } from "../../../tools/deploy/filesOf";
import { keepEarlier } from "../../../tools/deploy/keepEarlier";
import { temporaryFolder } from "../../support/temporaryFolder";

const script = (digit: string) => `app-${digit.repeat(20)}.js`;

function siteWith(...files: string[]) {
  const folder = temporaryFolder();
  for (const file of ["index.html", ...files]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

test("a tab from before the release finds its scripts and pictures for a day", () => {
  const kept = join(temporaryFolder(), "kept");
  const picture = `static/${"c".repeat(32)}/gas.avif`;
  keepEarlier(siteWith(script("a"), picture), kept, new Date("2026-03-01T08:00:00Z"));

  const second = siteWith(script("b"));
  expect(keepEarlier(second, kept, new Date("2026-03-02T07:59:00Z"))).toBe(2);
  expect(existsSync(join(second, script("a")))).toBe(true);
  expect(existsSync(join(second, picture))).toBe(true);

  const third = siteWith(script("d"));
  expect(keepEarlier(third, kept, new Date("2026-03-02T08:01:00Z"))).toBe(1);
  expect(readdirSync(third).sort()).toEqual([script("b"), script("d"), "index.html"]);
});

test("the day counts from the last release that had the file", () => {
  const kept = join(temporaryFolder(), "kept");
  keepEarlier(siteWith(script("a")), kept, new Date("2026-03-01T08:00:00Z"));
  keepEarlier(siteWith(script("a")), kept, new Date("2026-03-05T08:00:00Z"));
  const third = siteWith();
  expect(keepEarlier(third, kept, new Date("2026-03-06T07:00:00Z"))).toBe(1);
});

test("documents are never taken from an earlier release", () => {
  const kept = join(temporaryFolder(), "kept");
  keepEarlier(siteWith("contact/index.html"), kept, new Date("2026-03-01T08:00:00Z"));
  const second = siteWith();
  expect(keepEarlier(second, kept, new Date("2026-03-01T09:00:00Z"))).toBe(0);
  expect(readdirSync(second)).toEqual(["index.html"]);
});

test("a host gets no compressed copies and nothing that is meant for servers", () => {
  const contact = ".well-known/security.txt";
  const site = siteWith(`${script("a")}.br`, "index.html.gz", ".cloudfront.json", contact);
  removeFilesForServers(site);
  expect(filesOf(site)).toEqual([contact, "index.html"]);
});
