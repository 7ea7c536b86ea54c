/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lockFolder } from "../../../tools/lib/lock";
import { page, smallSite } from "../../support/smallSite";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

/** Runs the command as npm does; returns its output and how it ended. */
function deployWith(env: Readonly<Record<string, string>>, ...args: string[]) {
  const command = ["--import", "tsx", "tools/deploy/main.ts", ...args];
  const options = { encoding: "utf8", env: { ...process.env, ...env } } as const;
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
