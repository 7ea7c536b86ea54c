/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lockFolder } from "../../../tools/lib/lock";
import { page, smallSite } from "../../support/smallSite";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

/** Runs the command as npm does; returns its output and how it ended. */
function deployWith(env: Readonly<Record<string, string>>, ...args: string[]) {
  const command = ["--import", "tsx", "tools/deploy/main.ts", ...args];
  // CI sets SITE_URL, which the command would ask.
  const options = { encoding: "utf8", env: { ...process.env, SITE_URL: "", ...env } } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, command, options);
  return { output: stdout + stderr, status };
}

const deploy = (...args: string[]) => deployWith({}, ...args);

function siteOf(changes: Record<string, string> = {}) {
  const site = temporaryFolder();
  writeFiles(site, smallSite(changes));
  return site;
}

test("publishes a valid built site", () => {
  const folder = join(temporaryFolder(), "live");
  const { output, status } = deploy("--from", siteOf(), "--to", folder);
  expect(output).toMatch(/2 pages checked\n\d{8}-\d{6} is served now\.\n$/);
  expect(status).toBe(0);
  expect(readFileSync(join(folder, "current/index.html"), "utf8")).toContain("Words");
});

test("resolves --from and --to from the folder where the command was called", () => {
  const home = temporaryFolder();
  writeFiles(join(home, "built"), smallSite({}));
  const { output } = deployWith({ INIT_CWD: home }, "--from", "built", "--to", "live");
  expect(output).toContain("is served now");
  expect(existsSync(join(home, "live/current/index.html"))).toBe(true);
});

test("refuses a folder that the web server may not enter", () => {
  const parent = temporaryFolder();
  chmodSync(parent, 0o754);
  const { output, status } = deploy("--from", siteOf(), "--to", join(parent, "live"));
  expect(output).toMatch(/^Nothing was published: .* who may not enter \S+\. Run "chmod o\+x \S+"/);
  expect(output).toContain(`"chmod o+x ${parent}"`);
  expect(status).toBe(1);
  expect(existsSync(join(parent, "live/current"))).toBe(false);
});

test("says that the site is published but not served if its address does not answer", () => {
  const folder = join(temporaryFolder(), "live");
  const nobody = { SITE_URL: "http://127.0.0.1:1" };
  const { output, status } = deployWith(nobody, "--from", siteOf(), "--to", folder);
  expect(output).toContain(
    `\nPublished in ${folder}, but visitors do not get it: http://127.0.0.1:1/ does not answer`,
  );
  expect(output).not.toContain("is served now");
  expect(status).toBe(1);
});

test("says where the site was published if only the edge host failed", () => {
  const tools = temporaryFolder();
  writeFiles(tools, { npm: "#!/bin/sh\nexit 3\n" });
  chmodSync(join(tools, "npm"), 0o755);
  const folder = join(temporaryFolder(), "live");
  const env = { PATH: `${tools}:${process.env.PATH}` };
  const failed = (...args: string[]) =>
    deployWith(env, "--from", siteOf(), "--edge", "x", ...args).output;
  const cause = "npm ended with 3; see its messages above.\n";
  expect(failed("--to", folder)).toContain(
    `\nPublished in ${folder}, but not on Cloudflare Pages: ${cause}`,
  );
  expect(existsSync(join(folder, "current"))).toBe(true);
  expect(failed()).toContain(`\nNothing was published: ${cause}`);
});

test("publishes nothing if the check of the site finds a problem", () => {
  const folder = join(temporaryFolder(), "live");
  const broken = siteOf({ "index.html": page('<a href="/gone">x</a>') });
  const { output, status } = deploy("--from", broken, "--to", folder);
  expect(output).toContain("/gone");
  expect(output).toContain("Nothing was published: The built site has 1 problem");
  expect(status).toBe(1);
  expect(existsSync(join(folder, "current"))).toBe(false);
});

// macOS has no flock; deploys from there go to the edge host.
const hasFlock = spawnSync("flock", ["--version"]).status === 0;
(hasFlock ? describe : describe.skip)("with the program flock", () => {
  test("rejects a second deploy at the same time", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "releases"));
    const unlock = lockFolder(join(folder, "releases"));
    const { output, status } = deploy("--from", siteOf(), "--to", folder);
    if (typeof unlock === "function") unlock();
    expect(output).toBe(
      "Nothing was published: Another deploy is running here. Wait for it to end.\n",
    );
    expect(status).toBe(1);
  });
});

test("without the program flock, it explains what to do", () => {
  const { output } = deployWith(
    { PATH: temporaryFolder() },
    "--to",
    join(temporaryFolder(), "live"),
  );
  expect(output).toContain("Nothing was published: The program flock is missing");
});

test.each([
  [[], "Name a target"],
  [["--to", "public"], "is inside the project"],
  [["--to", "/nowhere/at/all", "--back"], "nothing was published there"],
])("explains the mistake in %j", (args, message) => {
  expect(deploy(...args).output).toContain(message);
});
