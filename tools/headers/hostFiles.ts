import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../lib/files";
import { addressOf, notFoundRoutes } from "./addresses";
import { edgeHeaders, edgeRedirects } from "./edge";

/** Writes the settings of Cloudflare Pages into a built folder, where visitors cannot request them. */
export function writeHostFiles(folder: string): void {
  const addresses = filesIn(folder)
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => addressOf(`/${file}`))
    .filter((address) => !notFoundRoutes.has(address));
  writeFileSync(join(folder, "_headers"), edgeHeaders());
  writeFileSync(join(folder, "_redirects"), edgeRedirects(addresses));
}
