import { existsSync, statSync } from "node:fs";
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { isPrivate, notFoundRoutes } from "./headers/addresses";
import { cacheControl, notKept } from "./headers/caching";
import { policyOf } from "./headers/policy";
import { everywhere, onDocuments, onSharePictures, sharePictures } from "./headers/security";
import { contentType } from "./headers/types";

/**
 * Answers GET and HEAD from a folder as production does. sirv sends the files; it looks at the disk for
 * every request, so that a build or a moved link is seen at once.
 */
export function siteHandler(folder: string): RequestListener {
  const options = {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: true,
    extensions: [],
  };
  const files = sirv(folder, {
    ...options,
    setHeaders: (response, file) => setHeaders(response, folder, file),
    onNoMatch: (_request, response) => void response.writeHead(404).end("Not found\n"),
  });
  const send = (request: IncomingMessage, response: ServerResponse, file: string) => {
    request.url = encodeURI(file);
    // Files are short: a request for a range gets the whole file.
    delete request.headers.range;
    request.headers["accept-encoding"] = acceptedEncodings(request);
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
    if (!response.hasHeader("Cache-Control"))
      response.setHeader("Cache-Control", cacheControl(file));
    if (hasCopies(folder, file)) response.setHeader("Vary", "Accept-Encoding");
    files(request, response);
  };
  const sendNotFound = (request: IncomingMessage, response: ServerResponse, status: number) => {
    delete request.headers["if-none-match"];
    response.setHeader("Cache-Control", notKept);
    const write = response.writeHead.bind(response);
    // sirv answers 200, with headers by which browsers would ask whether the page has changed.
    response.writeHead = ((_status: number, sent: OutgoingHttpHeaders = {}) => {
      delete sent.ETag;
      delete sent["Last-Modified"];
      return write(status, sent);
    }) as typeof response.writeHead;
    send(request, response, "/404.html");
  };
  return (request, response) => {
    const { url = "/" } = request;
    const [written = "/"] = url.split("?", 1);
    const address = decoded(written);
    if (address === undefined) return sendNotFound(request, response, 400);
    const isHidden = notFoundRoutes.has(address) || isPrivate(address);
    const file = isHidden ? undefined : fileAt(folder, address);
    if (file) return send(request, response, file);

    // Only to one of our own pages, so that "//elsewhere/" cannot lead away.
    const page = isHidden ? undefined : /^((?:\/[^/]+)*)\/+(?:index\.html)?$/.exec(address)?.[1];
    if (page === undefined || !fileAt(folder, page)) return sendNotFound(request, response, 404);
    const location = encodeURI(page || "/") + url.slice(written.length);
    const headers = { "Cache-Control": cacheControl(page), ...everywhere };
    response.writeHead(301, { Location: location, ...headers }).end();
  };
}

/** The address as text; undefined where it is malformed. nginx decodes before it compares, too. */
function decoded(written: string): string | undefined {
  try {
    const address = decodeURIComponent(written);
    return address.startsWith("/") && !address.includes("\0") ? address : undefined;
  } catch {
    return undefined;
  }
}

/** The file that is sent for an address: the one of that name, or the page. */
function fileAt(folder: string, address: string): string | undefined {
  if (/\/\.\.?(\/|$)|\/\/|.\/$|\/index\.html$/.test(address)) return undefined;
  const candidates = [address, `${address.replace(/\/$/, "")}/index.html`];
  return candidates.find((file) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile(),
  );
}

function setHeaders(response: ServerResponse, folder: string, file: string): void {
  const isDocument = file.endsWith(".html");
  response.setHeader("Content-Type", contentType(file));
  const extra = {
    ...(isDocument && onDocuments(policyOf(folder))),
    ...(file.startsWith(sharePictures) && onSharePictures),
  };
  for (const [name, value] of Object.entries(extra)) response.setHeader(name, value);
  // sirv sends it with every file.
  if (!hasCopies(folder, file)) response.removeHeader("Vary");
}

const hasCopies = (folder: string, file: string) => existsSync(join(folder, `${file}.gz`));

/** The encodings that the browser takes; those with q=0 it rejects. */
function acceptedEncodings({ headers }: IncomingMessage): string {
  const items = String(headers["accept-encoding"] ?? "").split(",");
  return items.filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item)).join(",");
}
