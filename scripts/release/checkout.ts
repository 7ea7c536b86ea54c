import { execFileSync, type SpawnSyncReturns } from "node:child_process";
import { join, relative } from "node:path";
import { Refusal } from "./refusal";

/** The commit to release; refuses when files differ from it, since they would be left out. */
export function committedHead(repository: string, folder: string): string {
  const inside = relative(repository, folder);
  const isInside = inside !== "" && !inside.startsWith("..");
  const except = isInside ? ["--", ".", `:(exclude)${inside}`] : [];
  const changed = git(repository, ["status", "--porcelain", ...except]);
  if (changed !== "") {
    throw new Refusal(
      `these files are not committed, and a release holds only what is:\n${changed}\n` +
        'Commit them, or put them aside with "git stash -u", then run it again.',
    );
  }
  return git(repository, ["rev-parse", "--verify", "HEAD"]);
}

/** Writes the files of a commit into an empty folder, touching neither the repository nor its index. */
export function checkOut(repository: string, commit: string, folder: string): void {
  const env = { GIT_INDEX_FILE: join(folder, ".index") };
  git(repository, ["read-tree", commit], env);
  git(repository, ["checkout-index", "--all", `--prefix=${folder}/`], env);
}

function git(
  repository: string,
  args: readonly string[],
  env: Record<string, string> = {},
): string {
  try {
    return execFileSync("git", args, {
      cwd: repository,
      encoding: "utf8",
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    }).trimEnd();
  } catch (error) {
    const { stderr, message } = error as SpawnSyncReturns<string> & Error;
    throw new Refusal(`git ${args[0]} failed: ${stderr.trim() || message}`);
  }
}
