/** @jest-environment node */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appeared } from "../../support/appeared";
import { newInstallation, scriptOf } from "../../support/installation";

const site = newInstallation();
const slowness = 60;

/** Each moment is known by what has just appeared in the folder. */
const moments: readonly (readonly [string, (commit: string, version: string) => string])[] = [
  ["as it starts", () => "releases"],
  ["with the lock", () => ".release/lock"],
  ["with a folder to build in", () => "<build>"],
  ["with the checkout", () => "<build>/version.txt"],
  ["as the build starts", () => "<build>/public"],
  ["with a script", (_, version) => `<build>/public/${scriptOf(version)}`],
  ["with a page", () => "<build>/public/404.html"],
  ["as the build ends", () => "<build>/public/index.html"],
  ["with the list of its files", (commit) => `.release/manifests/${commit}`],
  ["before the switch", (commit) => `releases/${commit}`],
];

async function killed(run: ChildProcess): Promise<void> {
  if (run.kill("SIGKILL")) await once(run, "exit");
}

beforeAll(async () => {
  site.commit("first");
  await site.publish();
});

test.each(moments)(
  "killed %s, a release leaves a whole site, and the next one works",
  async (name, pathOf) => {
    const before = { link: site.current(), files: site.served() };
    const commit = site.commit(name);
    const run = site.start(slowness);
    await appeared(site.folder, pathOf(commit, name), run);
    await killed(run);
    const isSwitched = site.current() === `releases/${commit}`;
    const after = { link: site.current(), files: site.served() };

    await site.publish();
    const next = { link: site.current(), files: site.served() };
    expect(after).toEqual(isSwitched ? next : before);
    expect(next.link).toBe(`releases/${commit}`);
    expect(site.read("404.html")).toBe(name);
    expect(site.leftovers().filter((left) => !left.startsWith("lock."))).toEqual([]);
    // Only what comes after the build may have gone by before the signal arrived.
    expect(isSwitched && !/list|switch/.test(name)).toBe(false);
  },
  60_000,
);
