import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { dirname, join, relative, sep } from "node:path";
import sirv from "sirv";
import { cacheControl } from "../headers/caching";
import { policyOf } from "../headers/policy";
import { onDocuments, onSharePictures, sharePictures } from "../headers/security";
import { textType } from "./textType";

/** Gatsby also writes the 404 page as /404/; under none of its names may it say 200. */
export const notFoundRoutes: ReadonlySet<string> = new Set(["/404", "/404/", "/404.html"]);

/** Answers GET and HEAD from one folder, whose list of files is read once. */
export function siteHandler(folder: string): RequestListener {
  const pages = pagesIn(folder);
  const documentHeaders = new Headers(onDocuments(policyOf(folder)));
  const sendNotFound = notFoundHandler(folder);
  const notFound: RequestListener = (request, response) => {
    response.setHeaders(documentHeaders);
    sendNotFound(request, response);
  };
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, onNoMatch: notFound });
  return (request, response) => {
    const url = request.url ?? "/";
    const [written = "/"] = url.split("?", 1);
    // nginx decodes an address before it compares: /%63ontact/ is /contact/ for both.
    const pathname = decodeURIComponent(written);
    if (notFoundRoutes.has(pathname)) return notFound(request, response);

    // The target is one of our own pages, so that "//elsewhere/" cannot lead away.
    const page = pathname.replace(/\/(index\.html)?$/, "");
    if (pathname !== "/" && page !== pathname && pages.has(page)) {
      const location = encodeURI(page || "/") + url.slice(written.length);
      response.writeHead(301, { Location: location, "Cache-Control": cacheControl(page) });
      return void response.end();
    }
    if (pages.has(page)) response.setHeaders(documentHeaders);
    if (pathname.startsWith(sharePictures)) response.setHeaders(new Headers(onSharePictures));
    const type = textType(pathname);
    if (type) response.setHeader("Content-Type", type);
    response.setHeader("Cache-Control", cacheControl(pathname));
    removeWhatSirvMisreads(request);
    // A file that vanishes while it is being sent costs that answer, not the server.
    response.on("pipe", (source) => source.on("error", () => response.destroy()));
    files(request, response);
  };
}

/** The addresses of the pages in a built folder, without a trailing slash: "", "/contact" … */
function pagesIn(folder: string): ReadonlySet<string> {
  const addresses = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === "index.html")
    .map((entry) => dirname(relative(folder, join(entry.parentPath, entry.name))))
    .map((path) => (path === "." ? "" : `/${path.split(sep).join("/")}`));
  return new Set(addresses);
}

/** Answers with the site's own 404 page and the status 404. */
function notFoundHandler(folder: string) {
  const page = join(folder, "404.html");
  const html = existsSync(page) ? readFileSync(page) : Buffer.from("<!doctype html>Not found");
  const compressed = existsSync(`${page}.br`) ? readFileSync(`${page}.br`) : undefined;
  return (request: IncomingMessage, response: ServerResponse): void => {
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const brotli = /\bbr\b/.test(accepted) ? compressed : undefined;
    const body = brotli ?? html;
    response.writeHead(404, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": body.length,
      "Cache-Control": cacheControl("/404"),
      Vary: "Accept-Encoding",
      ...(brotli && { "Content-Encoding": "br" }),
    });
    response.end(body);
  };
}

/** sirv 3 throws on a backward range and sends brotli to those who refuse it with q=0. */
function removeWhatSirvMisreads({ headers }: IncomingMessage): void {
  delete headers.range;
  const accepted = String(headers["accept-encoding"] ?? "");
  headers["accept-encoding"] = accepted.replace(/(br|gzip)\s*;\s*q=0(\.0*)?\s*(?=,|$)/g, "");
}
