import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { factsOf, reasons, type Facts } from "../site-build/cache/facts";
import { code, copyProject } from "./copyProject";
import { watchFiles } from "./watchFiles";

/** In ms. */
const codeInterval = 1000;

/**
 * Copies the code of this project to `site`, now and after each change, and removes Gatsby's cache
 * there if other code, other packages or another folder made it: Gatsby would use its nodes.
 */
export function openCopy(site: string): void {
  copyProject(site);
  watchFiles(code, codeInterval, () => void copyProject(site));

  const record = path.join(site, "made-by.json");
  const before = existsSync(record)
    ? (JSON.parse(readFileSync(record, "utf8")) as Facts)
    : undefined;
  const now = factsOf(site);
  const facts = Object.keys(reasons) as (keyof Facts)[];
  const changed = facts.find((fact) => before?.[fact] !== now[fact]);
  if (changed) {
    if (before) console.log(`The preview's cache ${reasons[changed]}; it is made again.`);
    for (const made of [".cache", "public"])
      rmSync(path.join(site, made), { recursive: true, force: true });
  }
  writeFileSync(record, JSON.stringify(now));
}
