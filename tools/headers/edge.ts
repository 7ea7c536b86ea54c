import { LEAK_CARD_WORKER } from "../../src/leak-card/names";
import { cacheControl, cacheRules } from "./caching";
import {
  everywhere,
  type Headers,
  onDocuments,
  onSharePictures,
  overTls,
  sharePictures,
} from "./security";

/**
 * Returns the file `_headers` for Cloudflare Pages, which joins the values of all rules that match a path.
 * Therefore each header is in one rule only, except for share pictures: they get "same-origin,
 * cross-origin", which browsers ignore (Fetch, "Cross-Origin-Resource-Policy header").
 */
export function edgeHeaders(): string {
  const rules: Record<string, Headers> = {
    "/*": { ...everywhere, ...overTls, ...onDocuments },
  };
  for (const { places, value } of cacheRules) {
    for (const place of places) {
      const isShared = place.startsWith(sharePictures);
      rules[place] = { "Cache-Control": value, ...(isShared && onSharePictures) };
    }
  }
  // "/*.js" matches the worker too, whose name has no hash; remove the value first.
  rules[LEAK_CARD_WORKER] = {
    "! Cache-Control": "",
    "Cache-Control": cacheControl(LEAK_CARD_WORKER),
  };
  const text = Object.entries(rules).map(([place, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) =>
      value ? `  ${name}: ${value}` : `  ${name}`,
    );
    return [place, ...lines, ""].join("\n");
  });
  return text.join("\n");
}

/** Returns the file `_redirects` for Cloudflare Pages, which otherwise redirects /contact to /contact/. */
export function edgeRedirects(pages: readonly string[]): string {
  return pages
    .filter((page) => page !== "/")
    .map((page) => `${page} ${page}/ 200\n`)
    .join("");
}
