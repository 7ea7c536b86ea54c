import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { factsOf, staleReason, type Facts } from "../site-build/cache/facts";
import { code, copyProject } from "./copyProject";
import { watchFiles } from "./watchFiles";

/** In ms. */
const codeInterval = 1000;

/**
 * Copies the code of this project to the folder `site`, now and after each change. Removes Gatsby's cache
 * there if other code, other packages or another folder made it; Gatsby would reuse its nodes.
 */
export function openCopy(site: string): void {
  copyProject(site);
  watchFiles(code, codeInterval, () => void copyProject(site));

  const record = path.join(site, "made-by.json");
  const before = existsSync(record)
    ? (JSON.parse(readFileSync(record, "utf8")) as Facts)
    : undefined;
  const now = factsOf(site);
  const reason = staleReason(before ?? {}, now);
  if (reason) {
    if (before) console.log(`The preview's cache ${reason}; it is made again.`);
    for (const made of [".cache", "public"])
      rmSync(path.join(site, made), { recursive: true, force: true });
  }
  writeFileSync(record, JSON.stringify(now));
}
