import { createServer, type Server } from "node:http";
import { everywhere } from "./headers/security";
import { siteHandler } from "./siteHandler";

/** In ms: the time limits for sending a request, and for an idle connection. */
const patience = { toAsk: 10_000, silent: 60_000 };

/** The maximum size of request headers, in bytes, as in nginx. */
const longestHead = 8192;

/**
 * Returns a server of the site in `folder`, which may be a link that is moved while the server runs.
 * @param toAsk the time limit for sending a request, in ms
 */
export function siteServer(folder: string, toAsk = patience.toAsk): Server {
  const handler = siteHandler(folder);
  const options = {
    maxHeaderSize: longestHead,
    headersTimeout: toAsk,
    requestTimeout: toAsk,
    connectionsCheckingInterval: Math.min(toAsk / 2, 1000),
  };
  const server = createServer(options, (request, response) => {
    if (request.method === "GET" || request.method === "HEAD") return handler(request, response);
    response.writeHead(405, { Allow: "GET, HEAD", ...everywhere }).end();
  });
  return server.setTimeout(patience.silent);
}
