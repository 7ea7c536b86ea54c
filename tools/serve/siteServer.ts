import { createServer, type Server } from "node:http";
import { everywhere } from "./headers/security";
import { siteHandler } from "./siteHandler";

/** How long a visitor may take to ask, and a connection may be silent, in ms. */
const patience = { toAsk: 10_000, silent: 60_000 };

/** The longest head of a request, in bytes; nginx is set to the same. */
const longestHead = 8192;

/**
 * A server of the site in `folder`, which may be a link that is moved while it runs.
 * @param toAsk how long a visitor may take to send a request, in ms, before the server hangs up
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
