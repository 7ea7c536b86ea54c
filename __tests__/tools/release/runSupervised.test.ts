/** @jest-environment node */
import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { appeared } from "../../support/appeared";
import { newInstallation } from "../../support/installation";

jest.setTimeout(60_000);

const site = newInstallation();

beforeAll(async () => {
  site.commit("first");
  await site.publish();
});

// Whatever a test has left, the next release copes with it.
afterEach(() => site.publish());

/** A release whose build has begun and does not end by itself. */
async function building(version: string) {
  site.commit(version);
  const run = site.start({ waitAt: ["page"] });
  const said: string[] = [];
  run.stderr.on("data", (part: Buffer) => said.push(part.toString()));
  await appeared(site.folder, "<build>/public/404.html", run);
  return { run, said };
}

/** The processes that work in the folder of a build; the supervisor came first. */
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

/** Resolves once no process is building; only the time limit of the test ends the wait. */
async function endOfBuilders(): Promise<"ended"> {
  while (builders().length > 0) await pause(20);
  return "ended";
}

test.each([
  ["the release alone", (pid: number) => pid],
  ["the release with its group", (pid: number) => -pid],
])("killing %s ends the build", async (name, aim) => {
  const { run } = await building(name);
  expect(builders()).not.toEqual([]);
  process.kill(aim(run.pid!), "SIGKILL");
  await once(run, "exit");
  await expect(endOfBuilders()).resolves.toBe("ended");
});

test("killing the supervisor ends the release and the build", async () => {
  const { run, said } = await building("unsupervised");
  process.kill(Math.min(...builders()), "SIGKILL");
  await once(run, "close");
  expect(said.join("")).toContain("Nothing was published: the build was killed.");
  await expect(endOfBuilders()).resolves.toBe("ended");
});

test("asked to stop, it ends its build, clears up and says so", async () => {
  const before = site.current();
  const { run, said } = await building("stopped");
  run.kill("SIGTERM");
  const [code] = (await once(run, "close")) as [number | null];
  expect(code).toBe(1);
  expect(said.join("")).toContain("Nothing was published: it was stopped by SIGTERM.");
  expect(site.current()).toBe(before);
  expect(site.leftovers()).toEqual([]);
});
