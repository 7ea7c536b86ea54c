import { realpathSync, statSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { everywhere } from "../headers/security";
import { siteHandler } from "./siteHandler";

/** How long a visitor may take to ask, and a connection may be silent, in ms. */
const patience = { toAsk: 10_000, silent: 60_000 };

/** The longest head of a request, in bytes; nginx is set to the same. */
const longestHead = 8192;

/**
 * A server of the site in `folder`, which may be a link that is switched while it runs.
 * @param toAsk how long a visitor may take to send a request, in ms, before the server hangs up
 */
export function siteServer(folder: string, toAsk = patience.toAsk): Server {
  const currentHandler = handlerOf(folder);
  const options = {
    maxHeaderSize: longestHead,
    headersTimeout: toAsk,
    requestTimeout: toAsk,
    connectionsCheckingInterval: Math.min(toAsk / 2, 1000),
  };
  const server = createServer(options, (request, response) => {
    const answerText = (status: number, text: string, more = {}) => {
      const type = { "Content-Type": "text/plain; charset=utf-8" };
      response.writeHead(status, { ...type, ...everywhere, ...more }).end(`${text}\n`);
    };
    if (request.method !== "GET" && request.method !== "HEAD") {
      return answerText(405, "Only GET and HEAD are answered here.", { Allow: "GET, HEAD" });
    }
    if (!isWellFormed(request.url ?? "")) return answerText(400, "This address is malformed.");
    try {
      currentHandler()(request, response);
    } catch {
      answerText(503, "The site is being put in place; try again in a moment.");
    }
  });
  return server.setTimeout(patience.silent);
}

/**
 * The handler of what the folder holds now: a new one after the link was switched, or after a
 * build (its last step, the compression, changes the folder itself).
 */
function handlerOf(folder: string): () => RequestListener {
  let known = "";
  let handler: RequestListener;
  return () => {
    const real = realpathSync(folder);
    const state = `${real} ${statSync(real).mtimeMs}`;
    if (state !== known) [handler, known] = [siteHandler(real), state];
    return handler;
  };
}

/** Whether an address begins at the root, can be decoded, and has no NUL in it. */
function isWellFormed(url: string): boolean {
  try {
    const [written = ""] = url.split("?", 1);
    return url.startsWith("/") && !decodeURIComponent(written).includes("\0");
  } catch {
    return false;
  }
}
