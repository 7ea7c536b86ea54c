import { readlinkSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { renameDurably } from "./durably";
import type { Places } from "./places";

/** The release that is served; undefined before the first one. */
export function currentRelease({ current }: Places): string | undefined {
  try {
    return basename(readlinkSync(current));
  } catch {
    return undefined;
  }
}

/** Serves another release from now on. A rename replaces the link in one step: nobody sees none. */
export function switchTo({ current, state }: Places, commit: string): void {
  const next = join(state, "current.next");
  rmSync(next, { force: true });
  // Relative, so that the folder can be moved or mounted elsewhere.
  symlinkSync(join("releases", commit), next);
  renameDurably(next, current);
}
