import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { typeOf } from "../../src/model/contentTypes";
import { filesAt, updateFile } from "../lib/files";

const isText = (file: string) => typeOf(file) !== undefined;

/**
 * Fills a new copy with the content of the last Git commit, if there is one, so that the first start has
 * pages to show even if a file has a mistake.
 */
export function seed(content: string, copy: string): void {
  if (existsSync(copy)) return;
  mkdirSync(copy, { recursive: true });
  try {
    const archive = execFileSync("git", ["archive", "--format=tar", "HEAD", "."], {
      cwd: content,
      maxBuffer: 2 ** 30,
      stdio: ["ignore", "pipe", "ignore"],
    });
    execFileSync("tar", ["-x", "-C", copy], { input: archive });
  } catch {
    // No commit: the preview has no page until the content has no mistake.
  }
}

/**
 * Copies every file without a mistake to `copy`, and deletes removed files from `copy`.
 * @param content the checked files, by their path
 * @param broken the paths of files with a mistake, or of missing folders
 * @param isStart whether Gatsby has not started; later, it may still be reading a deleted picture
 * @returns whether it changed the copy
 */
export function keepLastGood(
  content: ReadonlyMap<string, Buffer>,
  copy: string,
  broken: ReadonlySet<string>,
  isStart = false,
): boolean {
  let isChanged = false;
  // Pictures first, because texts refer to them.
  const order = [...content].sort(([one], [other]) => Number(isText(one)) - Number(isText(other)));
  for (const [file, bytes] of order) {
    if (broken.has(file)) continue;
    // Written outside `copy` and moved there: Gatsby reads a picture as soon as it exists.
    if (updateFile(path.join(copy, file), bytes, `${copy}.partial`)) isChanged = true;
  }
  if (broken.size > 0) return isChanged;
  for (const file of filesAt(copy)) {
    if (content.has(file) || (!isStart && !isText(file))) continue;
    rmSync(path.join(copy, file));
    isChanged = true;
  }
  return isChanged;
}
