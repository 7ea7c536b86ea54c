import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { typeOf } from "../../src/model/contentTypes";

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll("\\", "/"));

const isSame = (one: string, other: string) =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));

/** Copies a file so that nobody sees half of it: Gatsby reads a picture the moment it appears. */
function copyWhole(from: string, to: string, beside: string): void {
  const partial = `${beside}.partial`;
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, partial);
  renameSync(partial, to);
}

const isText = (file: string) => typeOf(file) !== undefined;

/**
 * Fills an empty copy with what was committed last, where there is Git: a first start in the midst
 * of a slip then has a page to show.
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
    // Not a checkout: the page waits for the first content that is in order.
  }
}

/**
 * Brings the copy of the content that the preview shows up to date, as far as it is in order.
 * @param slips the files with a problem, below `content`; empty where all is well
 * @param isStart whether Gatsby is not running yet: what it may be reading stays while it runs
 */
export function keepLastGood(
  content: string,
  copy: string,
  slips: ReadonlySet<string>,
  isStart = false,
): void {
  const files = filesBelow(content);
  // A text may name a picture beside it, so pictures come first.
  const order = [...files].sort((one, other) => Number(isText(one)) - Number(isText(other)));
  for (const file of order) {
    const [from, to] = [path.join(content, file), path.join(copy, file)];
    if (!slips.has(file) && !isSame(from, to)) copyWhole(from, to, copy);
  }
  if (slips.size > 0) return;
  for (const file of filesBelow(copy))
    if (!files.includes(file) && (isStart || isText(file))) rmSync(path.join(copy, file));
}
