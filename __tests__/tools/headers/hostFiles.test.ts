import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheControl } from "../../../tools/headers/caching";
import { writeHostFiles } from "../../../tools/headers/edge";
import { nginxHeaders } from "../../../tools/headers/nginx";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const pages = ["index.html", "404.html", "404/index.html", "contact/index.html"];
const folder = temporaryFolder();
writeFiles(folder, Object.fromEntries(pages.map((page) => [page, ""])));
writeHostFiles(folder);
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

it("sets no header in two rules that match one address, except for share pictures", () => {
  const [forAll = "", ...others] = file("_headers").split("\n\n");
  const names = (text: string): string[] => text.match(/^ {2}[\w-]+(?=:)/gm) ?? [];
  const twice = names(others.join("\n")).filter((name) => names(forAll).includes(name));
  expect(twice).toEqual(["  Cross-Origin-Resource-Policy"]);
  const shared = others.filter((rule) => rule.includes("  Cross-Origin-Resource-Policy"));
  expect(shared).toEqual([expect.stringMatching(/^\/share\/\*\n/)]);
});

/**
 * The values that the edge host joins for an address; "! name" removes a header of the rules above.
 */
function joined(address: string, header: string): string[] {
  const rules = file("_headers").split("\n\n");
  const fits = ([place = ""]: string[]) =>
    place.endsWith("*") ? address.startsWith(place.slice(0, -1)) : place === address;
  const isScript = ([place = ""]: string[]) => place === "/*.js" && /^\/[^/]+\.js$/.test(address);
  const lines = rules
    .map((rule) => rule.split("\n"))
    .filter((rule) => fits(rule) || isScript(rule))
    .flat();
  return lines.reduce<string[]>((values, line) => {
    if (line === `  ! ${header}`) return [];
    const [, value] = line.split(`  ${header}: `);
    return value === undefined ? values : [...values, value];
  }, []);
}

it.each(["/app-01234567.js", "/leak-card-worker.js", "/fonts/text.woff2", "/share/index.jpg"])(
  "the edge host sends one cache lifetime for %s",
  (address) => {
    expect(joined(address, "Cache-Control")).toEqual([cacheControl(address)]);
  },
);
