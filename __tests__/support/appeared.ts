import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Resolves when the path is there, or when the run is over because it went by too fast. */
export async function appeared(
  folder: string,
  path: string,
  run: { readonly exitCode: number | null },
): Promise<void> {
  while (!isThere(folder, path) && run.exitCode === null) await pause(1);
}

/** Whether a path is there; "<build>" stands for the folder of the run, whose name is its own. */
function isThere(folder: string, path: string): boolean {
  if (!path.startsWith("<build>")) return existsSync(join(folder, path));
  const work = join(folder, ".release/work");
  return (
    existsSync(work) &&
    readdirSync(work).some((build) => existsSync(join(work, path.replace("<build>", build))))
  );
}
