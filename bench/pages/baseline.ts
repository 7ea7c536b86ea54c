import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesIn } from "../../tools/lib/files";

/** A script that browsers run. */
const scripts = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** A page without its scripts, but with the class that its styles depend on: the baseline for measuring the page. */
const withoutScripts = (html: string): string =>
  html.replace(scripts, "").replace("<html", '<html class="js"');

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
