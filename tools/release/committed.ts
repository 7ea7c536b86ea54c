import { realpathSync } from "node:fs";
import { git } from "./git";
import { Refusal } from "./refusal";
import { placeInside } from "./placeInside";

/** More names than this tell nothing that the first do not. */
const shown = 20;

/** The commit to release; refuses when files differ from it, since they would be left out. */
export function committedHead(repository: string, folder: string): string {
  const inside = placeInside(repository, folder);
  // Whatever its name: letters such as * or [ stand for themselves.
  const except = inside ? ["--", ".", `:(exclude,literal)${inside}`] : [];
  const status = ["status", "--porcelain", "--untracked-files=normal", ...except];
  const changed = git(realpathSync(repository), status);
  if (changed !== "") {
    throw new Refusal(
      `these files are not committed, and a release holds only what is:\n${firstOf(changed)}\n` +
        'Commit them, or put them aside with "git stash -u", then run it again.',
    );
  }
  return git(repository, ["rev-parse", "--verify", "HEAD"]);
}

function firstOf(changed: string): string {
  const lines = changed.split("\n");
  if (lines.length <= shown) return changed;
  return [...lines.slice(0, shown), `and ${lines.length - shown} more`].join("\n");
}
