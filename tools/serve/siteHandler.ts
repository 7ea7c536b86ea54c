import { existsSync, statSync } from "node:fs";
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { isPrivate, notFoundRoutes } from "../headers/addresses";
import { cacheControl, notKept } from "../headers/caching";
import { everywhere, onDocuments, onSharePictures, sharePictures } from "../headers/security";
import { contentType } from "../headers/types";
import { decoded } from "../lib/decoded";

/**
 * Returns a listener that answers GET and HEAD from a folder as production does. sirv sends the files and
 * reads the disk on every request, so that a new build or a moved link takes effect at once.
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
    // Not called for 304.
    setHeaders: (response, file) => setTypeHeaders(response, folder, file),
    onNoMatch: (_request, response) => void response.writeHead(404).end("Not found\n"),
  });
  const send = (request: IncomingMessage, response: ServerResponse, file: string) => {
    request.url = encodeURI(file);
    // Files are short: a request for a range gets the whole file.
    delete request.headers.range;
    const isDocument = file.endsWith(".html");
    const headers = {
      ...everywhere,
      ...(isDocument && onDocuments),
      ...(file.startsWith(sharePictures) && onSharePictures),
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!response.hasHeader("Cache-Control"))
      response.setHeader("Cache-Control", cacheControl(file));
    if (hasCopies(folder, file)) response.setHeader("Vary", "Accept-Encoding");
    files(request, response);
  };
  const sendNotFound = (request: IncomingMessage, response: ServerResponse, status: number) => {
    response.setHeader("Cache-Control", notKept);
    const write = response.writeHead.bind(response);
    // sirv always sends 200.
    response.writeHead = ((_status: number, sent: OutgoingHttpHeaders) =>
      write(status, sent)) as typeof response.writeHead;
    send(request, response, "/404.html");
  };
  return (request, response) => {
    const { url = "/" } = request;
    const [written = "/"] = url.split("?", 1);
    // nginx decodes it too, before it compares.
    const address = decoded(written);
    if (!address?.startsWith("/") || address.includes("\0"))
      return sendNotFound(request, response, 400);
    const isHidden = notFoundRoutes.has(address) || isPrivate(address);
    const file = isHidden ? undefined : fileAt(folder, address);
    if (file) return send(request, response, file);

    // Redirect only to a page of this site; "//elsewhere/" would be another host.
    const page = isHidden ? undefined : /^((?:\/[^/]+)*)\/+(?:index\.html)?$/.exec(address)?.[1];
    if (page === undefined || !fileAt(folder, page)) return sendNotFound(request, response, 404);
    const location = encodeURI(page || "/") + url.slice(written.length);
    const headers = { "Cache-Control": cacheControl(page), ...everywhere };
    response.writeHead(301, { Location: location, ...headers }).end();
  };
}

/** Returns the file to send for a path: the file of that name, or the page. */
function fileAt(folder: string, address: string): string | undefined {
  if (/\/\.\.?(\/|$)|\/\/|.\/$|\/index\.html$/.test(address)) return undefined;
  const candidates = [address, `${address.replace(/\/$/, "")}/index.html`];
  return candidates.find((file) => isFile(join(folder, file)));
}

/** Whether there is a file at `path`; false too for a path that the disk cannot have, such as a name of 300 letters. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function setTypeHeaders(response: ServerResponse, folder: string, file: string): void {
  response.setHeader("Content-Type", contentType(file));
  // sirv sends Vary with every file.
  if (!hasCopies(folder, file)) response.removeHeader("Vary");
}

const hasCopies = (folder: string, file: string) => existsSync(join(folder, `${file}.gz`));
