import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { askPort } from "../support/ask";
import { gitFolder } from "../support/gitFolder";
import { temporaryFolder } from "../support/temporaryFolder";
import { type Nginx, startNginx } from "./support/nginx";

/** The folder that nginx serves, and a checkout whose build is the stub. */
const root = temporaryFolder();
const { folder: checkout, commit } = gitFolder();
let nginx: Nginx;

const tsx = pathToFileURL(require.resolve("tsx")).href;

/**
 * Replaces npm: it builds a site of one word and passes every check. At the step AT it first runs the command THEN,
 * which fails or waits. The real program compares what visitors get.
 */
const npm = `#!/usr/bin/env bash
set -eu
case "$*" in
  *"$AT"*) eval "$THEN" ;;
esac
case "$*" in
  *build)
    sleep 1 # A release has the second in its name.
    mkdir -p public/leak-card
    for file in index.html leak-card/index.html leak-card-worker.js; do echo "$WORD" > public/$file; done
    rm -f public/_preview
    [ "$PREVIEW" != true ] || touch public/_preview ;;
  *--served) node --import ${tsx} ${resolve("tools/launch/main.ts")} --served ;;
esac
`;

interface Script {
  WORD: string;
  /** A word of the step at which the stub runs the command THEN first. */
  AT?: string;
  THEN?: string;
  PREVIEW?: string;
}

function start(script: Script): ChildProcess {
  const variables = { AT: "no step", THEN: "", ...script };
  const SITE_URL = `https://localhost:${nginx.port}`;
  const PATH = `${checkout}/.git/bin:${process.env.PATH}`;
  const env = { ...process.env, ...variables, SITE_URL, PATH, SITE_ROOT: root };
  return spawn("hosting/publish.sh", {
    cwd: checkout,
    detached: true,
    env: { ...env, NODE_TLS_REJECT_UNAUTHORIZED: "0" },
  });
}

/** Resolves with the exit code and the last line of a publication. */
async function ended(child: ChildProcess) {
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [code] = (await once(child, "close")) as [number];
  return { code, last: output.trim().split("\n").pop() };
}
const publish = (script: Script) => ended(start(script));

const seen = async () => (await askPort(nginx.port, "/", { tls: "localhost" })).body.trim();

beforeAll(async () => {
  nginx = await startNginx(root, "localhost");
  mkdirSync(join(checkout, "hosting"));
  cpSync("hosting/publish.sh", join(checkout, "hosting/publish.sh"));
  commit({ ".gitignore": "public\n" });
  mkdirSync(join(checkout, ".git/bin"));
  writeFileSync(join(checkout, ".git/bin/npm"), npm, { mode: 0o755 });
});
afterAll(() => void nginx.process.kill());

const failures = [
  ["run build", "Build the site"],
  ["check:site", "Check the built site"],
  ["check:launch", "Find what stops a launch"],
  ["--served", "Compare what visitors get"],
] as const;

test.each(failures)("the first publication fails at %s: nothing is served", async (AT, step) => {
  const { code, last } = await publish({ WORD: "none", AT, THEN: "exit 1" });
  expect([code, last]).toEqual([1, `Failed: ${step}. Visitors have no release yet.`]);
  expect(existsSync(join(root, "current"))).toBe(false);
});

test("visitors get a release at once, and keep it while later ones fail", async () => {
  const { code, last } = await publish({ WORD: "one" });
  expect([code, last]).toEqual([0, expect.stringContaining("Published: https://localhost:")]);
  expect(await seen()).toBe("one");
  const release = readlinkSync(join(root, "current"));
  for (const [AT, step] of failures) {
    const failed = await publish({ WORD: "two", AT, THEN: "exit 1" });
    expect(failed).toEqual({ code: 1, last: `Failed: ${step}. Visitors have ${release}.` });
    expect(readlinkSync(join(root, "current"))).toBe(release);
    expect(await seen()).toBe("one");
  }
  // Nobody can go back to one that failed.
  expect(readdirSync(join(root, "releases"))).toEqual([release.replace("releases/", "")]);
  writeFileSync(join(checkout, "change"), "");
  expect((await publish({ WORD: "two" })).last).toContain("Failed: Make sure that every change");
  execFileSync("git", ["clean", "-qf"], { cwd: checkout });
});

test("of two publications at once, one runs; a stopped one changes nothing", async () => {
  const first = start({ WORD: "three", AT: "--served", THEN: "touch public/waiting; sleep 600" });
  const stopped = ended(first);
  while (first.exitCode === null && !existsSync(join(checkout, "public/waiting"))) await wait(50);
  const second = await publish({ WORD: "four" });
  expect(second.last).toMatch(/^Failed: Make sure that no other .* Visitors have releases/);
  // As systemd and Ctrl+C do: every process of the command.
  process.kill(-(first.pid ?? 0), "SIGTERM");
  expect((await stopped).code).not.toBe(0);
  expect(await seen()).toBe("one");
});

test("search engines list no preview, and ten releases are kept", async () => {
  for (let day = 10; day < 24; day++) mkdirSync(join(root, `releases/202401${day}-000000-a`));
  await publish({ WORD: "five", PREVIEW: "true" });
  const robots = async () =>
    (await askPort(nginx.port, "/", { tls: "localhost" })).headers["x-robots-tag"];
  expect([await seen(), await robots()]).toEqual(["five", "noindex"]);
  expect(readdirSync(join(root, "releases"))).toHaveLength(10);
  await publish({ WORD: "six" });
  expect([await seen(), await robots()]).toEqual(["six", undefined]);
});
