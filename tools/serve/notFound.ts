import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

/** Gatsby also writes the page as /404/; under none of its names may it say 200. */
export const notFoundRoutes: ReadonlySet<string> = new Set(["/404", "/404/", "/404.html"]);

/** Answers with the site's own 404 page and the status 404. */
export function notFoundPage(folder: string) {
  const page = join(folder, "404.html");
  const html = existsSync(page) ? readFileSync(page) : Buffer.from("<!doctype html>Not found");
  const small = existsSync(`${page}.br`) ? readFileSync(`${page}.br`) : undefined;
  return (request: IncomingMessage, response: ServerResponse): void => {
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const isSmall = small !== undefined && /\bbr\b/.test(accepted);
    const body = isSmall ? small : html;
    response.writeHead(404, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": body.length,
      "Cache-Control": "public, max-age=0, must-revalidate",
      Vary: "Accept-Encoding",
      ...(isSmall && { "Content-Encoding": "br" }),
    });
    response.end(body);
  };
}
