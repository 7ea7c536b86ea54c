/** @jest-environment node */
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { newInstallation } from "../../support/installation";

const moments = Array.from({ length: 10 }, (_, index) => (index + 0.5) / 10);
const slowness = 100;

const site = newInstallation();
let duration = 0;
const seen: { readonly signal: string | null; readonly isSwitched: boolean }[] = [];

beforeAll(async () => {
  site.commit("0");
  const begun = performance.now();
  await once(site.start(slowness), "exit");
  duration = performance.now() - begun;
}, 60_000);

test.each(moments)(
  "killed at %d of its time, a release leaves a whole site, and the next one works",
  async (moment) => {
    const before = { link: site.current(), files: site.served() };
    const commit = site.commit(`${moment}`);
    const run = site.start(slowness);
    await pause(duration * moment);
    run.kill("SIGKILL");
    const [, signal] = (await once(run, "exit")) as [number | null, string | null];
    const isSwitched = site.current() === `releases/${commit}`;
    seen.push({ signal, isSwitched });
    const after = { link: site.current(), files: site.served() };

    await site.publish();
    const next = { link: site.current(), files: site.served() };
    // The very last moments are after the switch: then the new release is there in full.
    expect(after).toEqual(isSwitched ? next : before);
    expect(site.current()).toBe(`releases/${commit}`);
    expect(site.read("404.html")).toBe(`${moment}`);
    expect(site.leftovers().filter((name) => !name.startsWith("lock."))).toEqual([]);
  },
  60_000,
);

test("most of these moments were before the switch", () => {
  const early = seen.filter(({ signal, isSwitched }) => signal === "SIGKILL" && !isSwitched);
  expect(early.length).toBeGreaterThanOrEqual(7);
});

test("asked to stop, it ends its build, clears up and says so", async () => {
  const before = site.current();
  site.commit("stopped");
  const run = site.start(2000);
  let said = "";
  run.stderr.on("data", (part: Buffer) => (said += part.toString()));
  await pause(duration * 0.6);
  run.kill("SIGTERM");
  const [code] = (await once(run, "exit")) as [number | null];
  expect(code).toBe(1);
  expect(said).toContain("Nothing was published: it was stopped by SIGTERM.");
  expect(site.current()).toBe(before);
  expect(site.leftovers()).toEqual([]);
}, 60_000);
