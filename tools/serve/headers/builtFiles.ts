import { addressOf, notFoundRoutes } from "./addresses";
import { edgeHeaders, edgeRedirects } from "./edge";
import { policyFile } from "./policy";

/**
 * Returns the files that every build writes for servers and hosts, by name; visitors cannot request them.
 * @param policy the Content-Security-Policy
 * @param pages the files of the pages, such as "contact/index.html"
 */
export function builtFiles(policy: string, pages: readonly string[]): ReadonlyMap<string, string> {
  const addresses = pages
    .filter((page) => page.endsWith("/index.html"))
    .map((page) => addressOf(`/${page}`))
    .filter((address) => !notFoundRoutes.has(address));
  return new Map([
    [policyFile, policy],
    ["_headers", edgeHeaders(policy)],
    ["_redirects", edgeRedirects(addresses)],
  ]);
}
