import { execFileSync, type SpawnSyncReturns } from "node:child_process";
import { existsSync, realpathSync, rmSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { Refusal, systemCode } from "./refusal";

/** Runs git in a folder and returns what it prints; refuses with git's own message. */
function git(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): string {
  try {
    return execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 1e9,
    }).trimEnd();
  } catch (error) {
    if (systemCode(error) === "ENOENT") {
      throw new Refusal("git was not found. Install it or put it on PATH, then run it again.");
    }
    const { stderr, message } = error as SpawnSyncReturns<string> & Error;
    throw new Refusal(`git ${args[0]} failed: ${stderr.trim() || message}`);
  }
}

/** The commit to release; refuses when files differ from it, since they would be left out. */
export function committedHead(repository: string): string {
  const changed = git(repository, ["status", "--porcelain", "--untracked-files=normal"]);
  if (changed !== "") {
    throw new Refusal(
      `these files are not committed, and a release holds only what is:\n${changed}\n` +
        'Commit them, or put them aside with "git stash -u", then run it again.',
    );
  }
  return git(repository, ["rev-parse", "--verify", "HEAD"]);
}

/** Refuses a folder in the repository, where releases would count as uncommitted files. */
export function refuseInside(repository: string, folder: string): void {
  const path = relative(realpathSync(repository), realPath(resolve(folder)));
  if (path === ".." || path.startsWith("../")) return;
  throw new Refusal(`${folder} is inside the project. Name a folder outside, such as /srv/ileru.`);
}

/** Follows the links on the way to a place that need not be there yet. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));
}

/**
 * Writes the files of a commit into an empty folder, byte by byte as they were committed.
 *
 * It lends the objects of the repository to an empty one: settings and attributes of the machine or
 * of the clone, such as core.autocrlf, would change what is written.
 */
export function checkOut(repository: string, commit: string, folder: string): void {
  const empty = join(folder, ".checkout");
  const objects = git(repository, ["rev-parse", "--git-path", "objects"]);
  const env = {
    GIT_DIR: empty,
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: join(empty, "index"),
    GIT_OBJECT_DIRECTORY: resolve(repository, objects),
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
    // The file of attributes at home is read without being named in any setting.
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "core.attributesFile",
    GIT_CONFIG_VALUE_0: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
  };
  git(folder, ["init", "--quiet", "--template="], env);
  git(folder, ["read-tree", commit], env);
  git(folder, ["checkout-index", "--all"], env);
  rmSync(empty, { recursive: true });
}
