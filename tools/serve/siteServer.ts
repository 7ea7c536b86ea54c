import { createServer, type Server } from "node:http";
import type { Readable } from "node:stream";
import { everywhere } from "../headers/security";
import { siteHandler } from "./siteHandler";

/** The maximum size of request headers, in bytes, as in nginx. */
const maxHeaderSize = 8192;

/** Returns a server of the site in `folder`, which may be a link that is moved while the server runs. */
export function siteServer(folder: string): Server {
  const handler = siteHandler(folder);
  return createServer({ maxHeaderSize }, (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return response.writeHead(405, { Allow: "GET, HEAD", ...everywhere }).end();
    }
    // A build may remove a file that sirv has found and not yet opened.
    response.on("pipe", (file: Readable) => file.on("error", () => response.destroy()));
    try {
      handler(request, response);
    } catch {
      response.destroy();
    }
  });
}
