import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesIn } from "../../tools/lib/files";

/**
 * A script that loads or is loaded; the theme's one-line script stays, because styles depend on its
 * class.
 */
const scripts = /<script(?![^>]*application\/ld\+json)([^>]*)>([\s\S]*?)<\/script>/g;
const isTheme = (code: string) => code.includes('classList.add("js")');

/** A page without its scripts: the baseline for measuring the page. */
export const withoutScripts = (html: string): string =>
  html.replace(scripts, (element, _, code: string) => (isTheme(code) ? element : ""));

/** Copies a built folder to `target` and removes the scripts from its pages. */
export function makeBaseline(folder: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(folder, target, { recursive: true });
  for (const file of filesIn(target).filter((each) => each.endsWith(".html"))) {
    const path = join(target, file);
    const html = withoutScripts(readFileSync(path, "utf8"));
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    rmSync(`${path}.gz`, { force: true });
  }
}
