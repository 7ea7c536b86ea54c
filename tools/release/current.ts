import { realpathSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { renameDurably } from "./durably";
import type { Places } from "./places";
import { commitOf } from "./releases";

/** The release that is served; undefined when the link is not there or leads to none of them. */
export function currentRelease({ current, releases }: Places): string | undefined {
  try {
    const served = realpathSync(current);
    const name = basename(served);
    return dirname(served) === realpathSync(releases) && commitOf(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Serves another release from now on. A rename replaces the link in one step: nobody sees none. */
export function switchTo({ current, state }: Places, name: string): void {
  const next = join(state, "current.next");
  rmSync(next, { force: true });
  // Relative, so that the folder can be moved or mounted elsewhere.
  symlinkSync(join("releases", name), next);
  renameDurably(next, current);
}
