/** @jest-environment node */
import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { appeared } from "../../support/appeared";
import { newInstallation } from "../../support/installation";

const site = newInstallation();

beforeAll(async () => {
  site.commit("first");
  await site.publish();
});

// Whatever a test has left, the next release copes with it.
afterEach(() => site.publish());

/** The processes that work in the folder of a build; the watcher came first. */
function builders(): readonly number[] {
  const work = join(site.folder, ".release/work");
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && readlinkSync(`/proc/${pid}/cwd`).startsWith(work);
      } catch {
        return false;
      }
    });
}

test.each([
  ["the release alone", (pid: number) => pid],
  ["the release with its group", (pid: number) => -pid],
])(
  "killing %s ends the build",
  async (name, aim) => {
    site.commit(name);
    const run = site.start(300);
    await appeared(site.folder, "<build>/public", run);
    process.kill(aim(run.pid!), "SIGKILL");
    await once(run, "exit");
    await pause(300);
    expect(builders()).toEqual([]);
  },
  60_000,
);

test("killing what watches over the build ends the release and the build", async () => {
  site.commit("unwatched");
  const run = site.start(300);
  let said = "";
  run.stderr.on("data", (part: Buffer) => (said += part.toString()));
  await appeared(site.folder, "<build>/public", run);
  process.kill(Math.min(...builders()), "SIGKILL");
  await once(run, "exit");
  expect(said).toContain("Nothing was published: the build was ended from outside");
  await pause(300);
  expect(builders()).toEqual([]);
}, 60_000);

test("asked to stop, it ends its build, clears up and says so", async () => {
  const before = site.current();
  site.commit("stopped");
  const run = site.start(1000);
  let said = "";
  run.stderr.on("data", (part: Buffer) => (said += part.toString()));
  await appeared(site.folder, "<build>/public", run);
  run.kill("SIGTERM");
  const [code] = (await once(run, "exit")) as [number | null];
  expect(code).toBe(1);
  expect(said).toContain("Nothing was published: it was stopped by SIGTERM.");
  expect(site.current()).toBe(before);
  expect(site.leftovers().filter((left) => !left.startsWith("lock."))).toEqual([]);
}, 60_000);
