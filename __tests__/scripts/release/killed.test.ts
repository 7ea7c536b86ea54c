/** @jest-environment node */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { newInstallation, scriptOf } from "../../support/installation";

const site = newInstallation();
const slowness = 60;

/** Each moment is known by what has just appeared in the folder. */
const moments: readonly (readonly [string, (commit: string, version: string) => string])[] = [
  ["as it starts", () => "releases"],
  ["with the lock", () => ".release/lock"],
  ["with a folder to build in", (commit) => `.release/work/${commit}`],
  ["with the checkout", (commit) => `.release/work/${commit}/version.txt`],
  ["as the build starts", (commit) => `.release/work/${commit}/public`],
  ["with a script", (commit, version) => `.release/work/${commit}/public/${scriptOf(version)}`],
  ["with a page", (commit) => `.release/work/${commit}/public/404.html`],
  ["as the build ends", (commit) => `.release/work/${commit}/public/index.html`],
  ["with the list of its files", (commit) => `.release/manifests/${commit}`],
  ["before the switch", (commit) => `releases/${commit}`],
];

/** Resolves when the path is there, or when the run is over because it went by too fast. */
async function appeared(path: string, run: { readonly exitCode: number | null }): Promise<void> {
  while (!existsSync(join(site.folder, path)) && run.exitCode === null) await pause(1);
}

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
    await appeared(pathOf(commit, name), run);
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

test("the build does not outlive the release that was killed", async () => {
  const commit = site.commit("orphan");
  const run = site.start(300);
  const work = `.release/work/${commit}`;
  await appeared(`${work}/public`, run);
  await killed(run);
  await pause(2500);
  expect(existsSync(join(site.folder, work, "public/index.html"))).toBe(false);
}, 60_000);

test("asked to stop, it ends its build, clears up and says so", async () => {
  const before = site.current();
  const commit = site.commit("stopped");
  const run = site.start(1000);
  let said = "";
  run.stderr.on("data", (part: Buffer) => (said += part.toString()));
  await appeared(`.release/work/${commit}/public`, run);
  run.kill("SIGTERM");
  const [code] = (await once(run, "exit")) as [number | null];
  expect(code).toBe(1);
  expect(said).toContain("Nothing was published: it was stopped by SIGTERM.");
  expect(site.current()).toBe(before);
  expect(site.leftovers().filter((left) => !left.startsWith("lock."))).toEqual([]);
}, 60_000);
