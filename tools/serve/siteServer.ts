import { createServer, type Server } from "node:http";
import { everywhere } from "./headers/security";
import { siteHandler } from "./siteHandler";

/** The maximum size of request headers, in bytes, as in nginx. */
const maxHeaderSize = 8192;

/** Returns a server of the site in `folder`, which may be a link that is moved while the server runs. */
export function siteServer(folder: string): Server {
  const handler = siteHandler(folder);
  return createServer({ maxHeaderSize }, (request, response) => {
    if (request.method === "GET" || request.method === "HEAD") return handler(request, response);
    response.writeHead(405, { Allow: "GET, HEAD", ...everywhere }).end();
  });
}
