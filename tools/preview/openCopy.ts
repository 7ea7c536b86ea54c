import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { code, copyProject } from "../copies/copyProject";
import { watchFiles } from "./watchFiles";

/**
 * Copies the code of this project to the folder `site`, now and after each change. Removes Gatsby's cache
 * there if other code, other packages or another folder made it; Gatsby would reuse its nodes.
 */
export async function openCopy(site: string): Promise<void> {
  await watchFiles(process.cwd(), code, () => void copyProject(site));
  const now = `${copyProject(site)} ${realpathSync(site)}`;

  const record = path.join(site, "made-by");
  const before = existsSync(record) ? readFileSync(record, "utf8") : undefined;
  if (before === now) return;
  if (before)
    console.log(
      "The preview's cache was made by other code or in another folder; it is made again.",
    );
  for (const made of [".cache", "public"])
    rmSync(path.join(site, made), { recursive: true, force: true });
  writeFileSync(record, now);
}
