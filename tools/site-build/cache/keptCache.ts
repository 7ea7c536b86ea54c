import { readFileSync, renameSync, rmSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "./digestOf";
import { factsOf, reasons, type Facts } from "./facts";

/**
 * Stands in the cache from the end of a build to the beginning of the next run of Gatsby; where
 * it is missing, nobody knows what state the rest is in.
 */
const record = ".cache/built-from.json";

/** What builds make and go on from. */
const made = [".cache", "public"];

interface BuiltFrom extends Facts {
  /** Digest of the whole of public/. */
  readonly output: string;
}

/**
 * Throws .cache and public away unless they are whole and were made under today's facts.
 * Until {@link keepCache} is called they count as half written.
 * @param say hears why they were thrown away
 */
export function openCache(root: string, say: (line: string) => void): void {
  const fault = faultOf(root);
  if (fault) {
    say(`The cache ${fault}: it is thrown away, and everything is built anew.`);
    for (const folder of made) rmSync(join(root, folder), { recursive: true, force: true });
  }
  rmSync(join(root, record), { force: true });
}

/** Says that .cache and public are whole, so that the next build may go on from them. */
export function keepCache(root: string): void {
  const builtFrom: BuiltFrom = { ...factsOf(root), output: digestOf(root, ["public"]) };
  const partial = join(root, `${record}.partial`);
  writeFileSync(partial, JSON.stringify(builtFrom));
  renameSync(partial, join(root, record));
}

function faultOf(root: string): string | undefined {
  if (!made.some((folder) => existsSync(join(root, folder)))) return undefined;
  const was = read(root);
  if (!was) return "is of a build that did not finish, or of a live preview";
  const now = factsOf(root);
  const other = (Object.keys(reasons) as (keyof Facts)[]).find((fact) => was[fact] !== now[fact]);
  if (other) return reasons[other];
  if (was.output !== digestOf(root, ["public"])) return "does not belong to what is in public/";
  return undefined;
}

function read(root: string): Partial<BuiltFrom> | undefined {
  try {
    return JSON.parse(readFileSync(join(root, record), "utf8")) as Partial<BuiltFrom>;
  } catch {
    return undefined;
  }
}
