import { spawnSync } from "node:child_process";

/** Runs git; undefined if it fails, such as outside a repository. */
function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns the checked-out commit of the repository in `root`; undefined if there is none. */
export const checkedOut = (root = "."): string | undefined => git(root, "rev-parse", "HEAD");

/**
 * @param served the commit of the served release
 * @throws if `commit` is older than `served`; unknown commits pass
 */
export function requireNewer(commit?: string, served?: string, root = "."): void {
  if (!commit || !served || commit === served) return;
  if (git(root, "merge-base", "--is-ancestor", commit, served) === undefined) return;
  throw new Error(
    `The served release was built from a newer commit, ${served.slice(0, 8)}. ` +
      'Run "git pull", or roll back with --back.',
  );
}
