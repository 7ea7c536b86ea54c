import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { askPort } from "../support/ask";
import { gitFolder } from "../support/gitFolder";
import { tsx } from "../support/runProgram";
import { temporaryFolder } from "../support/temporaryFolder";
import { type Nginx, startNginx } from "./support/nginx";

/** The folder that nginx serves, and a checkout whose build is the stub. */
const root = temporaryFolder();
const { folder: checkout, commit } = gitFolder();
let nginx: Nginx;

/**
 * Replaces npm: it builds a site of one word and passes every check. At the step AT it first runs the command THEN,
 * which fails or waits. The real program compares what visitors get.
 */
const npm = `#!/usr/bin/env bash
set -eu
case "$*." in
  *"$AT"*) eval "$THEN" ;;
esac
case "$*" in
  *build)
    sleep 1 # A release has the second in its name.
    mkdir -p public/leak-card
    for file in index.html leak-card/index.html leak-card-worker.js; do echo "$WORD" > public/$file; done
    rm -f public/_preview
    [ "$PREVIEW" != true ] || touch public/_preview ;;
  *--served*) node --import ${tsx} ${resolve("tools/launch/main.ts")} "\${@:5}" ;;
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
  // nginx reads the releases as another user.
  return spawn("bash", ["-c", "umask 077; exec hosting/publish.sh"], {
    cwd: checkout,
    detached: true,
    env: { ...env, NODE_TLS_REJECT_UNAUTHORIZED: "0" },
  });
}

/** Starts a publication that waits in its comparison. */
async function startWaiting(WORD: string) {
  execFileSync("rm", ["-rf", "public"], { cwd: checkout });
  const child = start({ WORD, AT: "--served", THEN: "touch public/waiting; sleep 600" });
  while (child.exitCode === null && !existsSync(join(checkout, "public/waiting"))) await wait(50);
  return child;
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

const inRoot = (command: string) => execFileSync("bash", ["-c", command], { cwd: root });
const home = (headers = {}) => askPort(nginx.port, "/", { tls: "localhost", headers });
const seen = async () => (await home()).body.trim();
const current = join(root, "current");
const releases = () => readdirSync(join(root, "releases"));

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
  ["--variables", "Check the variables"],
  ["run build", "Build the site"],
  ["check:site", "Check the built site"],
  ["check:launch.", "Find what stops a launch"],
  ["--served", "Compare what visitors get"],
] as const;

test.each(failures)("the first publication fails at %s: nothing is served", async (AT, step) => {
  const { code, last } = await publish({ WORD: "none", AT, THEN: "exit 1" });
  expect([code, last]).toEqual([1, `Failed: ${step}. Visitors have no release.`]);
  expect(existsSync(current)).toBe(false);
});

test("visitors get a release at once, and keep it while later ones fail", async () => {
  const { code, last } = await publish({ WORD: "one" });
  expect([code, last]).toEqual([0, expect.stringContaining("Published: https://localhost:")]);
  expect(await seen()).toBe("one");
  const release = readlinkSync(current);
  for (const [AT, step] of failures) {
    const failed = await publish({ WORD: "two", AT, THEN: "exit 1" });
    expect(failed).toEqual({ code: 1, last: `Failed: ${step}. Visitors have ${release}.` });
    expect(readlinkSync(current)).toBe(release);
    expect(await seen()).toBe("one");
  }
  // Nobody can go back to one that failed.
  expect(releases()).toEqual([release.replace("releases/", "")]);
  writeFileSync(join(checkout, "change"), "");
  expect((await publish({ WORD: "two" })).last).toContain("Failed: Make sure that every change");
  execFileSync("git", ["clean", "-qf"], { cwd: checkout });
});

test("of two publications at once, one runs; a stopped one changes nothing", async () => {
  const first = await startWaiting("three");
  const stopped = ended(first);
  const second = await publish({ WORD: "four" });
  expect(second.last).toMatch(/^Failed: Make sure that no other .* Visitors have releases/);
  // As systemd and Ctrl+C do: every process of the command.
  process.kill(-(first.pid ?? 0), "SIGTERM");
  expect((await stopped).code).not.toBe(0);
  expect(await seen()).toBe("one");
});

test.each([
  ["--served", "one"],
  ["run build", "killed"],
])("a release whose comparison was killed is compared first (%s fails)", async (AT, word) => {
  const killed = await startWaiting("killed");
  process.kill(-(killed.pid ?? 0), "SIGKILL");
  expect(await seen()).toBe("killed");
  await publish({ WORD: "next", AT, THEN: "exit 1" });
  expect(await seen()).toBe(word);
});

test.each([
  ["mkdir .current", "Switch to .*", "releases/.*", "rmdir .current"],
  ["rm current; mkdir current", "Find what visitors have", "the folder current", "rmdir current"],
  ["ln -s releases/gone current", "Compare what visitors get", "no release", ":"],
])("%s: the failure is named", async (command, step, visitorsHave, undo) => {
  const before = releases();
  inRoot(command);
  const { last } = await publish({ WORD: "none", AT: "--served", THEN: "exit 1" });
  expect(last).toMatch(new RegExp(`^Failed: ${step}. Visitors have ${visitorsHave}.$`));
  expect(releases()).toEqual(before);
  inRoot(undo);
});

test("search engines list no preview, and browsers keep what did not change", async () => {
  await publish({ WORD: "five", PREVIEW: "true" });
  const { headers } = await home();
  expect(headers["x-robots-tag"]).toBe("noindex");
  await publish({ WORD: "five" });
  const unchanged = await home({ "if-none-match": headers.etag });
  expect([unchanged.status, unchanged.headers["x-robots-tag"]]).toEqual([304, undefined]);
});

test("ten releases are kept, with that of visitors and the one before", async () => {
  const before = readlinkSync(current);
  inRoot(`for night in {10..23}; do
    mkdir "releases/it's $night" && touch -d "2099-01-$night" "releases/it's $night"
  done`);
  await publish({ WORD: "six!" });
  expect(await seen()).toBe("six!");
  expect(releases()).toHaveLength(10);
  expect(releases()).toEqual(expect.arrayContaining([before.slice(9), "it's 23"]));
});
