import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { code } from "../../tools/lib/digestOf";

/** Replaces `folder`, which is inside this project, by a copy of it with other content. Node finds the packages above. */
export function copyProject(folder: string, content: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const place of code) cpSync(place, path.join(folder, place), { recursive: true });
  cpSync(content, `${folder}/content`, { recursive: true });
}
