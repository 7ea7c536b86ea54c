import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { notFoundRoutes } from "../headers/addresses";
import { cacheControl } from "../headers/caching";
import { everywhere } from "../headers/security";
import { readSite, type SiteFile } from "./readSite";

/** What stands in where a folder has no 404 page of its own. */
const plainNotFound: SiteFile = {
  headers: { "Content-Type": "text/html; charset=utf-8", ...everywhere },
  bodies: { plain: Buffer.from("<!doctype html>Not found") },
};

/** Answers GET and HEAD from one folder, which is read once and kept in memory. */
export function siteHandler(folder: string): RequestListener {
  const site = readSite(folder);
  const notFound = site.get("/404.html") ?? plainNotFound;
  return (request, response) => {
    const url = request.url ?? "/";
    const [written = "/"] = url.split("?", 1);
    // nginx decodes an address before it compares: /%63ontact is /contact for both.
    const address = decodeURIComponent(written);
    if (notFoundRoutes.has(address)) return send(request, response, 404, notFound);

    const file = site.get(address);
    if (file) return send(request, response, 200, file);

    // Only to one of our own pages, so that "//elsewhere/" cannot lead away.
    const page = /^((?:\/[^/]+)*)\/(?:index\.html)?$/.exec(address)?.[1];
    if (page === undefined || !site.has(page || "/")) return send(request, response, 404, notFound);
    const location = encodeURI(page || "/") + url.slice(written.length);
    const caching = { "Cache-Control": cacheControl(page) };
    response.writeHead(301, { Location: location, ...caching, ...everywhere }).end();
  };
}

/** What of a file's headers an answer has that says only that nothing has changed. */
const ofUnchanged = ["Cache-Control", "ETag", "Last-Modified", "Vary", ...Object.keys(everywhere)];

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { headers, bodies }: SiteFile,
): void {
  if (status === 200 && isUnchanged(request, headers)) {
    const kept = Object.entries(headers).filter(([name]) => ofUnchanged.includes(name));
    return void response.writeHead(304, Object.fromEntries(kept)).end();
  }
  const accepted = acceptedEncodings(request);
  const encoding = (["br", "gzip"] as const).find((name) => bodies[name] && accepted.has(name));
  const body = (encoding && bodies[encoding]) ?? bodies.plain;
  // Nobody may keep the 404 page and ask whether it has changed.
  const { ETag, "Last-Modified": modified, ...others } = headers;
  response.writeHead(status, {
    ...others,
    ...(status === 200 && { ETag, "Last-Modified": modified }),
    ...(encoding && { "Content-Encoding": encoding }),
    "Content-Length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Whether the browser has the file as it is (RFC 9110, section 13.2.2). */
function isUnchanged({ headers: asked }: IncomingMessage, headers: SiteFile["headers"]): boolean {
  const known = asked["if-none-match"];
  if (known !== undefined) {
    return known.split(",").some((tag) => ["*", headers.ETag].includes(tag.trim()));
  }
  const since = Date.parse(asked["if-modified-since"] ?? "");
  return since >= Date.parse(headers["Last-Modified"] ?? "");
}

/** The encodings that the browser takes; one with q=0 it refuses. */
function acceptedEncodings({ headers }: IncomingMessage): ReadonlySet<string> {
  const items = String(headers["accept-encoding"] ?? "").split(",");
  const wanted = items.filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item));
  return new Set(wanted.map((item) => item.split(";", 1)[0]?.trim() ?? ""));
}
