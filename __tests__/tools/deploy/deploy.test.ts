import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { askServer } from "../../../tools/deploy/askServer";
import { deploy } from "../../../tools/deploy/deploy";
import { unfinishedContent } from "../../../tools/deploy/unfinished";
import { lockFolder } from "../../../tools/lib/lock";
import { page, smallSite } from "../../support/smallSite";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

jest.mock("../../../tools/deploy/unfinished", () => ({
  ...jest.requireActual<object>("../../../tools/deploy/unfinished"),
  unfinishedContent: jest.fn(),
}));
jest.mock("../../../tools/deploy/askServer", () => ({ askServer: jest.fn() }));
jest.mock("../../../tools/deploy/edge", () => ({ uploadToEdge: () => "Published." }));

/** The address for which the small sites are built. */
const address = "https://site.ng";

const mask = process.umask();
let folder: string;

beforeEach(() => {
  for (const name of ["log", "warn", "error"] as const)
    jest.spyOn(console, name).mockImplementation();
  folder = join(temporaryFolder(), "live");
  process.env.SITE_URL = address;
  jest.mocked(unfinishedContent).mockResolvedValue([]);
  jest.mocked(askServer).mockReset().mockResolvedValue();
});
afterAll(() => process.umask(mask));

/** A built site for the address. */
const filesOf = (changes: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(smallSite(changes)).map(([name, text]) => [
      name,
      text.replaceAll("https://site.example", address),
    ]),
  );

function siteOf(changes?: Record<string, string>) {
  const site = temporaryFolder();
  writeFiles(site, filesOf(changes));
  return site;
}

/** Runs the command in a process, as npm does, with these variables. */
function runDeploy(env: Readonly<Record<string, string>>, ...args: string[]) {
  const command = ["--import", "tsx", "tools/deploy/main.ts", ...args];
  const options = { encoding: "utf8", env: { ...process.env, ...env } } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, command, options);
  return { output: stdout + stderr, status };
}

test("publishes a valid built site; paths are those of the folder where the command was called", () => {
  const home = temporaryFolder();
  writeFiles(join(home, "built"), filesOf());
  const env = { INIT_CWD: home, SITE_URL: "" };
  const words = ["--preview", "--from", "built", "--to", "live"];
  const { output, status } = runDeploy(env, ...words);
  expect(output).toMatch(
    /2 pages checked\n\d{8}-\d{6}-\d{3} is served now\. This is a preview: .*\n/,
  );
  expect(status).toBe(0);
  expect(readFileSync(join(home, "live/current/index.html"), "utf8")).toContain("Words");
});

test("without the program flock, it explains what to do", () => {
  const { output, status } = runDeploy({ PATH: temporaryFolder() }, "--to", folder);
  expect(output).toContain("Nothing was published: The program flock is missing");
  expect(status).toBe(1);
});

test("a failed build and a failed upload are named", () => {
  const tools = temporaryFolder();
  writeFiles(tools, { npm: "#!/bin/sh\nexit 3\n" });
  chmodSync(join(tools, "npm"), 0o755);
  const env = { PATH: `${tools}:${process.env.PATH}` };
  const toEdge = ["--preview", "--edge", "x"];
  expect(runDeploy(env, ...toEdge).output).toMatch(
    /\nNothing was published: The build failed; fix what the messages above say\.\n$/,
  );
  expect(runDeploy(env, ...toEdge, "--from", siteOf()).output).toMatch(
    /\nNothing was published: npm ended with 3; see its messages above\.\n$/,
  );
});

test("refuses a folder that the web server may not enter", async () => {
  const parent = temporaryFolder();
  chmodSync(parent, 0o754);
  const to = join(parent, "live");
  await expect(deploy(["--from", siteOf(), "--to", to])).rejects.toThrow(
    new RegExp(`^Nothing was published: .* who may not enter \\S+\\. Run "chmod o\\+x ${parent}"`),
  );
  expect(existsSync(join(to, "current"))).toBe(false);
});

test.each([
  ["--to", () => folder, () => `Published in ${folder}`],
  ["--edge", () => "x", () => "Published."],
])("%s: says that the site is published but not served", async (option, target, published) => {
  jest.mocked(askServer).mockRejectedValue(new Error("It sleeps."));
  await expect(deploy(["--from", siteOf(), option, target()])).rejects.toThrow(
    new Error(`${published()}, but visitors do not get it: It sleeps.`),
  );
});

test("no address is asked if none is set", async () => {
  process.env.SITE_URL = "";
  await deploy(["--from", siteOf(), "--edge", "x", "--preview"]);
  expect(askServer).not.toHaveBeenCalled();
});

describe("something unfinished stops a launch, and a preview names it", () => {
  const calling = { "contact/index.html": page('<a href="tel:+2348000000000">0800 000 0000</a>') };

  test.each<[string, () => unknown, Record<string, string>]>([
    ["SITE_URL, the address of the site, is not set", () => (process.env.SITE_URL = ""), {}],
    [
      `the pages were built for ${address}, but SITE_URL is https://other.ng`,
      () => (process.env.SITE_URL = "https://other.ng"),
      {},
    ],
    [
      "2 placeholders are left in the content",
      () =>
        jest
          .mocked(unfinishedContent)
          .mockResolvedValue(["2 placeholders are left in the content"]),
      {},
    ],
    ["2 placeholders are left in the pages", () => undefined, calling],
  ])("%s", async (left, spoil, changes) => {
    spoil();
    const from = ["--from", siteOf(changes)];
    await expect(deploy([...from, "--to", folder])).rejects.toThrow(
      `Nothing was published: ${left}. Put this right, or publish a preview`,
    );
    expect(existsSync(join(folder, "current"))).toBe(false);
    expect(await deploy([...from, "--edge", "x", "--preview"])).toBe(
      `Published. This is a preview: ${left}.`,
    );
  });
});

test("publishes nothing if the check of the site finds a problem", async () => {
  const broken = siteOf({ "index.html": page('<a href="/gone">x</a>') });
  await expect(deploy(["--from", broken, "--to", folder])).rejects.toThrow(
    "Nothing was published: The built site has 1 problem",
  );
  expect(jest.mocked(console).error).toHaveBeenCalledWith(expect.stringContaining("/gone"));
  expect(existsSync(join(folder, "current"))).toBe(false);
});

// macOS has no flock; deploys from there go to the edge host.
const hasFlock = spawnSync("flock", ["--version"]).status === 0;
(hasFlock ? describe : describe.skip)("with the program flock", () => {
  test("rejects a second deploy at the same time", async () => {
    mkdirSync(join(folder, "releases"), { recursive: true });
    lockFolder(join(folder, "releases"));
    await expect(deploy(["--from", siteOf(), "--to", folder])).rejects.toThrow(
      "Nothing was published: Another deploy is running here. Wait for it to end.",
    );
  });
});

test.each([
  ["", "Name one target"],
  ["--to /nowhere/at/all --edge x", "Name one target"],
  ["--to public", "is inside the project"],
  ["--to /nowhere/at/all --back", "nothing was published there"],
  ["--edge x --back", "Nothing was published: Roll back in Cloudflare's dashboard"],
  ["--dryrun", "Nothing was published: Unknown option '--dryrun'"],
])("explains the mistake in %j", async (line, message) => {
  await expect(deploy(line.split(" ").filter(Boolean))).rejects.toThrow(message);
});

test("publishes the forms in a folder of their own, with their policy for the edge host", async () => {
  expect(await deploy(["--forms", "owner/name", "--to", folder])).toMatch(/ is served now\.$/);
  const file = (name: string) => readFileSync(join(folder, "current", name), "utf8");
  expect(JSON.parse(file("config.json"))).toMatchObject({ backend: { repo: "owner/name" } });
  expect(file("_headers")).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; /);
  expect(file("sveltia/npm/index.js")).not.toContain("https://cdn.jsdelivr.net");
});

test("a folder with the forms does not get the site", async () => {
  writeFiles(folder, { "current/config.json": "{}" });
  await expect(deploy(["--from", siteOf(), "--to", folder])).rejects.toThrow(
    `Nothing was published: ${folder} has the forms. Name another folder.`,
  );
});
