/** @jest-environment node */
import { once } from "node:events";
import { appeared } from "../../support/appeared";
import { newInstallation, scriptOf } from "../../support/installation";

const site = newInstallation();

/** Each moment is known by what has just appeared in the folder; the build waits there. */
const moments: readonly (readonly [
  name: string,
  waitAt: string,
  pathOf: (commit: string, version: string) => string,
])[] = [
  ["as it starts", "start", () => "releases"],
  ["with a folder to build in", "start", () => "<build>"],
  ["with the checkout", "start", () => "<build>/version.txt"],
  ["as the build starts", "script", () => "<build>/public"],
  ["with a script", "script", (_, version) => `<build>/public/${scriptOf(version)}`],
  ["with a page", "page", () => "<build>/public/404.html"],
  ["with the data of a page", "data", () => "<build>/public/page-data.json"],
  ["as the build ends", "end", () => "<build>/public/index.html"],
  ["with the list of its files", "", (commit) => `.release/manifests/${commit}`],
  ["before the switch", "", (commit) => `releases/${commit}`],
];

beforeAll(async () => {
  site.commit("first");
  await site.publish();
});

test.each(moments)(
  "killed %s, a release leaves a whole site, and the next one works",
  async (name, waitAt, pathOf) => {
    const before = { link: site.current(), files: site.served() };
    const commit = site.commit(name);
    const run = site.start({ waitAt: [waitAt] });
    await appeared(site.folder, pathOf(commit, name), run);
    if (run.kill("SIGKILL")) await once(run, "exit");
    const isSwitched = site.current() === `releases/${commit}`;
    const after = { link: site.current(), files: site.served() };

    await site.publish();
    const next = { link: site.current(), files: site.served() };
    expect(after).toEqual(isSwitched ? next : before);
    expect(next.link).toBe(`releases/${commit}`);
    expect(site.read("404.html")).toBe(name);
    expect(site.leftovers()).toEqual([]);
    // Only what comes after the build may have gone by before the signal arrived.
    expect(isSwitched && waitAt !== "").toBe(false);
  },
  60_000,
);
