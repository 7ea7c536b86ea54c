import { realpathSync, statSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { everywhere } from "../headers/security";
import { siteHandler } from "./siteHandler";

/** A server of the site in `folder`, which may be a link that is switched while it runs. */
export function siteServer(folder: string): Server {
  const currentHandler = handlerOf(folder);
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
    const answerText = (status: number, text: string) =>
      response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return answerText(405, "Only GET and HEAD are answered here.");
    }
    if (!isWellFormed(request.url ?? "/")) return answerText(400, "This address is malformed.");
    try {
      currentHandler()(request, response);
    } catch {
      answerText(503, "The site is being put in place; try again in a moment.");
    }
  });
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

function isWellFormed(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
