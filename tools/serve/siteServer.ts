import { createReadStream, existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { notFoundRoutes } from "../headers/addresses";
import { notKept } from "../headers/caching";
import { headersOf } from "../headers/headersOf";
import { moved } from "../headers/moved";

/**
 * Returns a server for the files of a built folder, with the headers that every server sends. sirv reads the disk at each
 * request, so that a new build takes effect at once.
 * @throws if there is no site in the folder
 */
export function siteServer(folder: string): Server {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`there is no index.html in ${folder}; build it first, with npm run build`);
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
  });
  return createServer((request, response) => {
    const [address = ""] = (request.url ?? "").split("?", 1);
    // Pages: their addresses have no dot.
    const file = /\.\w+$/.test(address) ? address : `${address}/index.html`;
    for (const [name, value] of Object.entries(headersOf(file))) response.setHeader(name, value);
    const sendNotFound = () => {
      response.writeHead(404, { ...headersOf("/404.html"), "Cache-Control": notKept });
      // There is no page while a build runs.
      const page = createReadStream(join(folder, "404.html")).on("error", () => response.end());
      page.pipe(response);
    };
    if (moved[address]) response.writeHead(301, { Location: moved[address] }).end();
    else if (notFoundRoutes.has(address)) sendNotFound();
    else files(request, response, sendNotFound);
  });
}
