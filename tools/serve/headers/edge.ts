import { cacheControl } from "./caching";
import {
  everywhere,
  type Headers,
  onDocuments,
  onSharePictures,
  overTls,
  sharePictures,
} from "./security";

/** The service worker of the leak card: a script of the root whose name stays. */
const workerFile = "/leak-card-worker.js";

/** Places whose files browsers keep, each with a file that might be there; all else is checked each time. */
const keptPlaces: Readonly<Record<string, string>> = {
  "/static/*": "/static/0123456789abcdef0123456789abcdef/picture.avif",
  "/*.js": "/app-01234567.js",
  [workerFile]: workerFile,
  "/fonts/*": "/fonts/text.woff2",
  "/icons/*": "/icons/icon.png",
  [`${sharePictures}*`]: `${sharePictures}index.jpg`,
};

/**
 * The file `_headers` of Cloudflare Pages. It joins the values of all rules that match an
 * address, so a header is in one of them; only share pictures get "same-origin, cross-origin",
 * which browsers take for no restriction (Fetch, "Cross-Origin-Resource-Policy header").
 */
export function edgeHeaders(policy: string): string {
  const rules: Record<string, Headers> = {
    "/*": { ...everywhere, ...overTls, ...onDocuments(policy) },
  };
  for (const [place, example] of Object.entries(keptPlaces)) {
    const isShared = example.startsWith(sharePictures);
    rules[place] = {
      // The rule of all scripts matches it too, and is taken back first.
      ...(place === workerFile && { "! Cache-Control": "" }),
      "Cache-Control": cacheControl(example),
      ...(isShared && onSharePictures),
    };
  }
  const text = Object.entries(rules).map(([place, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) =>
      value ? `  ${name}: ${value}` : `  ${name}`,
    );
    return [place, ...lines, ""].join("\n");
  });
  return text.join("\n");
}

/** The file `_redirects` of Cloudflare Pages: /contact/ leads to /contact, which is the page without a detour. */
export function edgeRedirects(pages: readonly string[]): string {
  return pages
    .filter((page) => page !== "/")
    .map((page) => `${page} ${page}/ 200\n`)
    .join("");
}
