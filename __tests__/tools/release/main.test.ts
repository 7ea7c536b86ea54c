/** @jest-environment node */
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { newInstallation } from "../../support/installation";

// Every release waits for the disk, which others may be using.
jest.setTimeout(60_000);

type Settings = Parameters<ReturnType<typeof newInstallation>["start"]>[0];

/** Runs the command to its end and returns what it complains about. */
async function complaint(site: ReturnType<typeof newInstallation>, settings: Settings) {
  const run = site.start(settings);
  let said = "";
  run.stderr.on("data", (part: Buffer) => (said += part.toString()));
  await once(run, "close");
  return said;
}

test("the web server may read a release, whatever the operator's umask", async () => {
  const site = newInstallation();
  site.commit("one");
  expect(await complaint(site, { umask: "077" })).toBe("");
  const current = join(site.folder, "current");
  const names = ["..", ".", ...readdirSync(current)];
  const modes = names.map((name) => statSync(join(current, name)).mode & 0o777);
  expect(new Set(modes)).toEqual(new Set([0o755, 0o644]));
});

test("a folder's name counts from where the command was called", async () => {
  const site = newInstallation();
  site.commit("one");
  const where = join(site.folder, "..");
  expect(await complaint(site, { into: "there", env: { INIT_CWD: where } })).toBe("");
  expect(existsSync(join(where, "there/current/index.html"))).toBe(true);
});

test("without an address the placeholder stands in the pages, and the operator is told", async () => {
  const site = newInstallation();
  site.commit("one");
  const said = await complaint(site, { env: { SITE_URL: "" } });
  expect(said).toContain("SITE_URL is not set, so the pages give a placeholder");
  expect(existsSync(join(site.folder, "current/index.html"))).toBe(true);
});

test.each(["site.example", "http://site.example", "https://site.example/blog"])(
  "the address %s is refused before anything is made",
  async (given) => {
    const site = newInstallation();
    site.commit("one");
    const said = await complaint(site, { env: { SITE_URL: given } });
    expect(said).toContain(`Nothing was published: SITE_URL is "${given}"; it must be https://`);
    expect(existsSync(site.folder)).toBe(false);
  },
);

test("an address may end with a slash", async () => {
  const site = newInstallation();
  site.commit("one");
  expect(await complaint(site, { env: { SITE_URL: "https://site.example/" } })).toBe("");
  expect(site.read("address.txt")).toBe("https://site.example");
});
