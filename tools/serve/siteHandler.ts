import type { IncomingMessage, RequestListener } from "node:http";
import sirv from "sirv";
import { cacheControl } from "./cacheControl";
import { textType } from "./contentType";
import { notFoundPage, notFoundRoutes } from "./notFound";
import { pageRoutes } from "./pageRoutes";

/** Answers GET and HEAD from one folder, whose list of files is read once. */
export function siteHandler(folder: string): RequestListener {
  const routes = pageRoutes(folder);
  const notFound = notFoundPage(folder);
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, onNoMatch: notFound });
  return (request, response) => {
    const url = request.url ?? "/";
    const [written = "/"] = url.split("?", 1);
    // nginx decodes an address before it compares: /%63ontact/ is /contact/ for both.
    const pathname = decodeURIComponent(written);
    if (notFoundRoutes.has(pathname)) return notFound(request, response);

    // The target is one of our own pages, so that "//elsewhere/" cannot lead away.
    const page = pathname.replace(/\/(index\.html)?$/, "");
    if (pathname !== "/" && page !== pathname && routes.has(page)) {
      response.writeHead(301, {
        Location: encodeURI(page || "/") + url.slice(written.length),
        "Cache-Control": cacheControl(page),
      });
      return void response.end();
    }
    const type = textType(pathname);
    if (type) response.setHeader("Content-Type", type);
    response.setHeader("Cache-Control", cacheControl(pathname));
    keepToWhatSirvCanDo(request);
    // A file that vanishes while it is being sent costs that answer, not the server.
    response.on("pipe", (source) => source.on("error", () => response.destroy()));
    files(request, response);
  };
}

/** sirv 3 throws on a backward range and sends brotli to those who refuse it with q=0. */
function keepToWhatSirvCanDo({ headers }: IncomingMessage): void {
  delete headers.range;
  const accepted = String(headers["accept-encoding"] ?? "");
  headers["accept-encoding"] = accepted.replace(/(br|gzip)\s*;\s*q=0(\.0*)?\s*(?=,|$)/g, "");
}
