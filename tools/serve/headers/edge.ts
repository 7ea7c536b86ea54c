import { cacheControl } from "./caching";
import {
  everywhere,
  type Headers,
  onDocuments,
  onSharePictures,
  overTls,
  sharePictures,
} from "./security";

/** The service worker of the leak card, a script without a hash in its name. */
const workerFile = "/leak-card-worker.js";

/** Paths of files that browsers cache, each with an example; all others are revalidated. */
const keptPlaces: Readonly<Record<string, string>> = {
  "/static/*": "/static/0123456789abcdef0123456789abcdef/picture.avif",
  "/*.js": "/app-01234567.js",
  [workerFile]: workerFile,
  "/fonts/*": "/fonts/text.woff2",
  "/icons/*": "/icons/icon.png",
  [`${sharePictures}*`]: `${sharePictures}index.jpg`,
};

/**
 * Returns the file `_headers` for Cloudflare Pages, which joins the values of all rules that match a path.
 * Therefore each header is in one rule only, except for share pictures: they get "same-origin,
 * cross-origin", which browsers ignore (Fetch, "Cross-Origin-Resource-Policy header").
 */
export function edgeHeaders(policy: string): string {
  const rules: Record<string, Headers> = {
    "/*": { ...everywhere, ...overTls, ...onDocuments(policy) },
  };
  for (const [place, example] of Object.entries(keptPlaces)) {
    const isShared = example.startsWith(sharePictures);
    rules[place] = {
      // "/*.js" matches the worker too; remove its value first.
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

/** Returns the file `_redirects` for Cloudflare Pages, which otherwise redirects /contact to /contact/. */
export function edgeRedirects(pages: readonly string[]): string {
  return pages
    .filter((page) => page !== "/")
    .map((page) => `${page} ${page}/ 200\n`)
    .join("");
}
