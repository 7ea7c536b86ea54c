import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Job } from "../../tools/release/build";
import { publish } from "../../tools/release/publish";
import { rollBack } from "../../tools/release/rollBack";
import { temporaryFolder } from "./temporaryFolder";

const fakeBuild = resolve(__dirname, "fakeBuild.sh");
const tsx = pathToFileURL(require.resolve("tsx")).href;
const identity = ["-c", "user.name=Test", "-c", "user.email=test@site.example"];

/** A disk in memory where there is one: every release waits until the disk has all its files. */
const disk = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

const started: ChildProcess[] = [];

// A test that fails must not leave a build that waits for ever.
afterAll(() => started.splice(0).forEach((run) => run.kill("SIGKILL")));

/** What an operator may set, or leave as it is. */
interface Settings {
  readonly umask?: string;
  /** The moment at which the build waits, and the file that lets it go on; see fakeBuild.sh. */
  readonly waitAt?: readonly string[];
  readonly into?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A repository with one file and a folder to release into, built by a stand-in. */
export function newInstallation(folder = join(temporaryFolder(disk), "site")) {
  const repository = temporaryFolder(disk);
  const git = (...args: string[]) =>
    execFileSync("git", [...identity, ...args], { cwd: repository, encoding: "utf8" }).trim();
  git("init", "--quiet");
  const job: Job = {
    repository,
    buildCommand: ["sh", fakeBuild],
    siteUrl: "https://site.example",
    signal: new AbortController().signal,
  };
  return {
    repository,
    folder,
    git,
    /** Commits a version and says which commit it is. */
    commit(version: string): string {
      writeFileSync(join(repository, "version.txt"), version);
      git("add", "--all");
      git("commit", "--quiet", "--allow-empty", "--message", version);
      return git("rev-parse", "HEAD");
    },
    publish: (into = folder, changes: Partial<Job> = {}) => publish({ ...job, ...changes }, into),
    rollBack: () => rollBack(folder),
    /** Starts the real command in a process of its own, under the shell's default settings or others. */
    start({ umask = "022", into = folder, env = {}, waitAt = [] }: Settings = {}) {
      const script = resolve(__dirname, "../../tools/release/main.ts");
      const command = [process.execPath, "--import", tsx, script, into];
      const run = spawn("/bin/sh", ["-c", `umask ${umask}; exec "$@"`, "sh", ...command], {
        cwd: repository,
        env: {
          ...process.env,
          INIT_CWD: repository,
          SITE_URL: job.siteUrl,
          RELEASE_BUILD: ["sh", fakeBuild, ...waitAt].join(" "),
          ...env,
        },
        stdio: ["ignore", "pipe", "pipe"],
        // Leads a group, which some tests kill as a whole.
        detached: true,
      });
      started.push(run);
      return run;
    },
    current: () => readlinkSync(join(folder, "current")),
    /** Every file that is served, with its hash. */
    served: () => hashes(join(folder, "current")),
    releases: () => readdirSync(join(folder, "releases")),
    read: (file: string) => readFileSync(join(folder, "current", file), "utf8"),
    /** What is left in the folder that no one should find after a release. */
    leftovers: () =>
      [".release", ".release/work"]
        .flatMap((place) => readdirSync(join(folder, place)))
        .filter((name) => !kept.includes(name)),
  };
}

/** What stays beside the releases. */
const kept = ["history", "lock", "manifests", "policies.conf", "reserve", "work"];

/** The address of a version's script, as the stand-in names it. */
export function scriptOf(version: string): string {
  return `app-${createHash("sha1").update(version).digest("hex").slice(0, 20)}.js`;
}

function hashes(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex"),
    ]),
  );
}
