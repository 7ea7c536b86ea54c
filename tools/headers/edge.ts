import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LEAK_CARD_WORKER } from "../../src/lib/leakCard";
import { filesIn } from "../lib/files";
import { addressOf, notFoundRoutes } from "./addresses";
import { cacheControl, cacheRules } from "./caching";
import { moved } from "./moved";
import {
  everywhere,
  type Headers,
  onDrawings,
  onPreviews,
  onSharePictures,
  overTls,
  sharePictures,
} from "./security";

/**
 * Returns the file `_headers` for Cloudflare Pages, which joins the values of all rules that match a path.
 * Therefore each header is in one rule only, or is removed first ("! name"), except for share pictures: they get
 * "same-origin, cross-origin", which browsers ignore (Fetch, "Cross-Origin-Resource-Policy header"). No path has two
 * rules: the host would use the last one only.
 */
function edgeHeaders(isPreview: boolean): string {
  const rules: Record<string, Headers> = {
    "/*": { ...everywhere, ...overTls, ...(isPreview && onPreviews) },
    "/*.svg": { "! Content-Security-Policy": "", ...onDrawings },
  };
  for (const { places, value } of cacheRules) {
    for (const place of places) {
      const isShared = place.startsWith(sharePictures);
      rules[place] = { "Cache-Control": value, ...(isShared && onSharePictures) };
    }
  }
  // "/*.js" matches the workers too, whose names have no hash; remove the value first.
  for (const worker of [LEAK_CARD_WORKER, "/sw.js", "/service-worker.js"])
    rules[worker] = { "! Cache-Control": "", "Cache-Control": cacheControl(worker) };
  const text = Object.entries(rules).map(([place, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) =>
      value ? `  ${name}: ${value}` : `  ${name}`,
    );
    return [place, ...lines, ""].join("\n");
  });
  return text.join("\n");
}

/** Returns the lines of `_redirects` about moved addresses; throws if one is still a page, or leads to none. */
function movedLines(folder: string): readonly string[] {
  const isPage = (address: string) => existsSync(join(folder, address, "index.html"));
  return Object.entries(moved).map(([from, to]) => {
    if (!isPage(from) && isPage(to)) return `${from} ${to} 301\n`;
    const fault = isPage(from) ? `${from} is a page` : `${to} is no page`;
    throw new Error(`${fault}; correct the line of ${from} in tools/headers/moved.ts`);
  });
}

/**
 * Writes the settings of the hosts into a built folder, where visitors cannot request them.
 * @param isPreview whether search engines must not list the site
 */
export function writeHostFiles(folder: string, isPreview: boolean): void {
  const pages = filesIn(folder)
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => addressOf(`/${file}`))
    .filter((address) => !notFoundRoutes.has(address));
  writeFileSync(join(folder, "_headers"), edgeHeaders(isPreview));
  // nginx looks for this file: its own settings outlive a release.
  if (isPreview) writeFileSync(join(folder, "_preview"), "");
  // Cloudflare Pages would redirect /contact to /contact/.
  const redirects = pages.map((page) => `${page} ${page}/ 200\n`);
  writeFileSync(join(folder, "_redirects"), [...movedLines(folder), ...redirects].join(""));
}
