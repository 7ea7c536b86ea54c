import { addressOf, notFoundRoutes } from "./addresses";
import { addressFunction, responseHeadersPolicy } from "./cloudFront";
import { edgeHeaders, edgeRedirects } from "./edge";
import { nginxConfiguration } from "./nginx";
import { policyFile } from "./policy";
import { everywhere, onDocuments, onSharePictures, overTls } from "./security";

/** What hosting/ holds, by name: nothing of it changes from build to build. */
export function hostingFiles(): ReadonlyMap<string, string> {
  return new Map([
    ["nginx.conf", nginxConfiguration()],
    ["cloudfront-function.js", addressFunction()],
  ]);
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
  const all = { ...everywhere, ...overTls, ...onDocuments(policy) };
  return new Map([
    [policyFile, policy],
    ["_headers", edgeHeaders(policy)],
    ["_redirects", edgeRedirects(addresses)],
    [".cloudfront.json", responseHeadersPolicy("site", all)],
    [".cloudfront-share.json", responseHeadersPolicy("site-share", { ...all, ...onSharePictures })],
  ]);
}
