import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { typeOf } from "../../src/model/contentTypes";
import { filesAt, hasBytes, replaceFile } from "../lib/files";

/** Writes a file outside `copy` and moves it there: Gatsby reads a picture the moment it appears. */
function writeWhole(copy: string, file: string, bytes: Buffer): void {
  const place = path.join(copy, file);
  mkdirSync(path.dirname(place), { recursive: true });
  replaceFile(place, bytes, `${copy}.partial`);
}

const isText = (file: string) => typeOf(file) !== undefined;

/**
 * Fills an empty copy with the content of the last commit, if there is Git: a first start while a
 * file has a mistake then has a page to show.
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
    // No commit: the first page is shown when the content has no mistakes.
  }
}

/**
 * Updates the preview's copy of the content with every file that has no mistake.
 * @param broken the files with a mistake, below `content`
 * @param isStart Gatsby does not run yet; while it does, it may be reading a picture that is gone
 */
export function keepLastGood(
  content: string,
  copy: string,
  broken: ReadonlySet<string>,
  isStart = false,
): void {
  const files = filesAt(content);
  // Pictures first, because texts refer to them.
  const order = [...files].sort((one, other) => Number(isText(one)) - Number(isText(other)));
  for (const file of order) {
    if (broken.has(file)) continue;
    const bytes = readFileSync(path.join(content, file));
    if (!hasBytes(path.join(copy, file), bytes)) writeWhole(copy, file, bytes);
  }
  if (broken.size > 0) return;
  for (const file of filesAt(copy))
    if (!files.includes(file) && (isStart || isText(file))) rmSync(path.join(copy, file));
}
