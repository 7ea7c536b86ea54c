import { existsSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { isPrivate, notFoundRoutes } from "../headers/addresses";
import { cacheControl, notKept } from "../headers/caching";
import { everywhere, onDrawings, onSharePictures, sharePictures } from "../headers/security";
import { contentType } from "../headers/types";
import { decoded } from "../lib/decoded";

/** The maximum size of request headers, in bytes, as in nginx. */
const maxHeaderSize = 8192;

/**
 * Returns a server that answers GET and HEAD from a folder as production does. sirv sends the files and
 * reads the disk on every request, so that a new build or a moved link takes effect at once.
 */
export function siteServer(folder: string): Server {
  const hasCopies = (file: string) => existsSync(join(folder, `${file}.gz`));
  const files = sirv(folder, {
    ...{ dev: true, etag: true, brotli: true, gzip: true, dotfiles: true, extensions: [] },
    // Not called for 304.
    setHeaders: (response, file) => {
      response.setHeader("Content-Type", contentType(file));
      // sirv sends Vary with every file.
      if (!hasCopies(file)) response.removeHeader("Vary");
    },
  });

  /** Sends a file of the folder; calls `next` if there is none. */
  function send(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    next: () => void,
  ): void {
    request.url = encodeURI(file);
    // Files are short: a request for a range gets the whole file.
    delete request.headers.range;
    const headers = {
      ...everywhere,
      ...(file.endsWith(".svg") && onDrawings),
      ...(file.startsWith(sharePictures) && onSharePictures),
      ...(hasCopies(file) && { Vary: "Accept-Encoding" }),
      "Cache-Control": cacheControl(file),
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    files(request, response, next);
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse, status = 404): void {
    const write = response.writeHead.bind(response);
    // sirv always sends 200.
    response.writeHead = ((_status: number, sent?: OutgoingHttpHeaders) =>
      write(status, { ...sent, "Cache-Control": notKept })) as typeof response.writeHead;
    send(request, response, "/404.html", () => response.writeHead(status).end("Not found\n"));
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { method = "", url = "/" } = request;
    if (!["GET", "HEAD"].includes(method)) {
      response.writeHead(405, { Allow: "GET, HEAD", ...everywhere }).end();
      return;
    }
    const [written = "/"] = url.split("?", 1);
    // nginx decodes it too, before it compares.
    const address = decoded(written);
    if (!address?.startsWith("/") || address.includes("\0"))
      return sendNotFound(request, response, 400);
    if (notFoundRoutes.has(address) || isPrivate(address)) return sendNotFound(request, response);
    // Redirect only to a page of this site; "//elsewhere/" would be another host.
    const page = /^((?:\/[^/]+)*)\/+(?:index\.html)?$/.exec(address)?.[1];
    if (page !== undefined && address !== "/" && existsSync(join(folder, page, "index.html"))) {
      const location = encodeURI(page || "/") + url.slice(written.length);
      const headers = { "Cache-Control": cacheControl(page), ...everywhere };
      response.writeHead(301, { Location: location, ...headers }).end();
      return;
    }
    if (address.includes("//")) return sendNotFound(request, response);
    // Addresses of pages have no dot.
    const file = /\.\w+$/.test(address) ? address : `${address.replace(/\/$/, "")}/index.html`;
    send(request, response, file, () => sendNotFound(request, response));
  }

  return createServer({ maxHeaderSize }, (request, response) => {
    // A build may remove a file that sirv has found and not yet opened.
    response.on("pipe", (file: Readable) => file.on("error", () => response.destroy()));
    try {
      answer(request, response);
    } catch {
      response.destroy();
    }
  });
}
