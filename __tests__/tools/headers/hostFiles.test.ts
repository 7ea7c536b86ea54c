import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheControl } from "../../../tools/headers/caching";
import { headersOf } from "../../../tools/headers/headersOf";
import { writeHostFiles } from "../../../tools/headers/edge";
import { nginxHeaders } from "../../../tools/headers/nginx";
import { everywhere, onDrawings } from "../../../tools/headers/security";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const pages = ["index.html", "404.html", "404/index.html", "contact/index.html"];
const folder = temporaryFolder();
writeFiles(folder, Object.fromEntries(pages.map((page) => [page, ""])));
writeHostFiles(folder, false);
const file = (name: string) => readFileSync(join(folder, name), "utf8");

it("is up to date in hosting/; run `npm run docs` after a change", () => {
  expect(readFileSync("hosting/headers.conf", "utf8")).toBe(nginxHeaders);
});

it("keeps within the limits of Cloudflare Pages", () => {
  const lines = file("_headers").split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  expect(file("_redirects")).toBe("/contact /contact/ 200\n");
});

it("writes each path once, also for a preview, which search engines must not list", () => {
  const preview = temporaryFolder();
  writeHostFiles(preview, true);
  expect([preview, folder].map((one) => existsSync(join(one, "_preview")))).toEqual([true, false]);
  const rules = readFileSync(join(preview, "_headers"), "utf8");
  const paths = rules.split("\n").filter((line) => line.startsWith("/"));
  expect(paths).toEqual([...new Set(paths)]);
  expect(rules.replace("  X-Robots-Tag: noindex\n", "")).toBe(file("_headers"));
});

/**
 * The values that the edge host joins for an address; "! name" removes a header of the rules above.
 */
function joined(address: string, header: string): string[] {
  const rules = file("_headers").split("\n\n");
  const fits = (rule: string) => {
    const [place = ""] = rule.split("\n");
    return new RegExp(`^${place.replaceAll(".", "\\.").replace("*", ".*")}$`).test(address);
  };
  const lines = rules.filter(fits).flatMap((rule) => rule.split("\n"));
  return lines.reduce<string[]>((values, line) => {
    if (line === `  ! ${header}`) return [];
    const [, value] = line.split(`  ${header}: `);
    return value === undefined ? values : [...values, value];
  }, []);
}

it.each([
  "/app-01234567.js",
  "/leak-card-worker.js",
  "/service-worker.js",
  "/fonts/text.woff2",
  "/share/picture.jpg",
  "/static/01234567.svg",
])("the edge host sends one cache lifetime and one policy for %s", (address) => {
  expect(joined(address, "Cache-Control")).toEqual([cacheControl(address)]);
  const { "Content-Security-Policy": policy } = address.endsWith(".svg") ? onDrawings : everywhere;
  expect(joined(address, "Content-Security-Policy")).toEqual([policy]);
});

it.each([
  ["/app-01234567.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/01234567.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/static/01234567/0.avif", "image/avif", "public, max-age=2592000"],
  ["/fonts/text.woff2", "font/woff2", "public, max-age=86400"],
  ["/sitemap-0.xml", "application/xml; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/robots.txt", "text/plain; charset=utf-8", "public, max-age=86400"],
])("%s is %s, cached %s", (file, type, cache) => {
  expect(headersOf(file)).toMatchObject({ "Content-Type": type, "Cache-Control": cache });
});
