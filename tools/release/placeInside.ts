import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { Refusal } from "./refusal";

/**
 * Where a folder lies in the repository: undefined outside of it; refuses the repository itself
 * and what belongs to git, where a release would be in the way of both.
 */
export function placeInside(repository: string, folder: string): string | undefined {
  const inside = relative(realpathSync(repository), realPath(resolve(folder)));
  if (inside === "" || inside === ".git" || inside.startsWith(".git/")) {
    throw new Refusal(
      `${folder} is the project's own folder. Name another one to release into, such as /srv/ileru.`,
    );
  }
  return inside === ".." || inside.startsWith("../") ? undefined : inside;
}

/** Follows the links on the way to a place that need not be there yet. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));
}
