import { readFileSync, rmSync, existsSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "../../lib/digestOf";
import { replaceFile } from "../../lib/files";
import { factsOf, staleReason, type Facts } from "./facts";

/** How the line ends that the build prints when it deletes the cache. */
export const cleared = "it is deleted, and everything is built again";

/**
 * Exists from the end of a build until Gatsby runs again. If it is missing, the cache may be incomplete.
 */
const record = ".cache/built-from.json";

/** The folders that builds make and reuse. */
const made = [".cache", "public"];

interface BuiltFrom extends Facts {
  /** Digest of public/. */
  readonly output: string;
}

/**
 * Deletes .cache and public in the folder `root` unless they are complete and were made under the same
 * facts. Until {@link keepCache} is called, they count as incomplete.
 * @param say prints why they were deleted
 */
export function openCache(root: string, say: (line: string) => void): void {
  const fault = faultOf(root);
  if (fault) {
    say(`The cache ${fault}: ${cleared}.`);
    for (const folder of made) rmSync(join(root, folder), { recursive: true, force: true });
  }
  rmSync(join(root, record), { force: true });
}

/** Records that .cache and public are complete, so that the next build may reuse them. */
export function keepCache(root: string): void {
  const builtFrom: BuiltFrom = { ...factsOf(root), output: digestOf(root, ["public"]) };
  replaceFile(join(root, record), JSON.stringify(builtFrom));
}

function faultOf(root: string): string | undefined {
  if (!made.some((folder) => existsSync(join(root, folder)))) return undefined;
  const was = read(root);
  if (!was) return "is from a build that did not finish, or from a live preview";
  const isOther = () => was.output !== digestOf(root, ["public"]);
  return (
    staleReason(was, factsOf(root)) ??
    (isOther() ? "does not belong to the files in public/" : undefined)
  );
}

function read(root: string): Partial<BuiltFrom> | undefined {
  try {
    return JSON.parse(readFileSync(join(root, record), "utf8")) as Partial<BuiltFrom>;
  } catch {
    return undefined;
  }
}
