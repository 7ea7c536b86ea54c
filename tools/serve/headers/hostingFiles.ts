import { addressOf, notFoundRoutes } from "./addresses";
import { edgeHeaders, edgeRedirects } from "./edge";
import { nginxConfiguration } from "./nginx";
import { policyFile } from "./policy";

/** What hosting/ holds, by name: nothing of it changes from build to build. */
export function hostingFiles(): ReadonlyMap<string, string> {
  return new Map([["nginx.conf", nginxConfiguration()]]);
}

/**
 * What a built folder holds for servers and hosts, by name; visitors cannot ask for any of it.
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
