/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { builtFiles, hostingFiles } from "../../../tools/headers/hostingFiles";
import { contentSecurityPolicy } from "../../../tools/headers/policy";

const policy = contentSecurityPolicy({ scripts: ["sha256-a"], styles: [], styleAttributes: [] });
const pages = ["index.html", "404.html", "404/index.html", "contact/index.html"];
const built = builtFiles(policy, pages);
const file = (name: string) => built.get(name) ?? "";

it("stands in hosting/ as the table has it; run `npm run hosting` after a change", () => {
  const files = hostingFiles();
  expect(readdirSync("hosting").sort()).toEqual([...files.keys()].sort());
  for (const [name, text] of files) expect(readFileSync(`hosting/${name}`, "utf8")).toBe(text);
});

it("keeps within what Netlify and Cloudflare Pages take", () => {
  const lines = file("_headers").split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  expect(file("_redirects")).toBe("/contact /contact/ 200\n");
});

it("names no header in two rules that fit one address, but for share pictures", () => {
  const [forAll = "", ...others] = file("_headers").split("\n\n");
  const names = (text: string): string[] => text.match(/^ {2}[\w-]+(?=:)/gm) ?? [];
  const twice = names(others.join("\n")).filter((name) => names(forAll).includes(name));
  expect(twice).toEqual(["  Cross-Origin-Resource-Policy"]);
  expect(others.at(-1)).toMatch(/^\/share\/\*\n/);
});

it("gives CloudFront every header, each once", () => {
  const { SecurityHeadersConfig, CustomHeadersConfig } = JSON.parse(file(".cloudfront.json"));
  expect(SecurityHeadersConfig).toMatchObject({
    ContentSecurityPolicy: { ContentSecurityPolicy: policy },
    ContentTypeOptions: { Override: true },
    FrameOptions: { FrameOption: "DENY" },
    ReferrerPolicy: { ReferrerPolicy: "strict-origin-when-cross-origin" },
    StrictTransportSecurity: { AccessControlMaxAgeSec: 63072000, Preload: true },
  });
  const items: { Header: string; Value: string }[] = CustomHeadersConfig.Items;
  expect(items.map(({ Header }) => Header).sort()).toEqual([
    "Cross-Origin-Opener-Policy",
    "Cross-Origin-Resource-Policy",
    "Permissions-Policy",
  ]);
  expect(file(".cloudfront-share.json")).toContain('"cross-origin"');
});

const query = { a: { value: "1", multiValue: [{ value: "1" }, { value: "2" }] }, b: { value: "" } };
const code = hostingFiles().get("cloudfront-function.js") ?? "";
const answer = (uri: string, querystring = {}) =>
  runInNewContext(`${code}; handler(event)`, {
    event: { request: { uri, querystring } },
  }) as { uri?: string; headers?: { location: { value: string } } };

it.each([
  ["/", "/index.html"],
  ["/contact", "/contact/index.html"],
  ["/app-01234567.js", "/app-01234567.js"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
  ["/404", "/not-found"],
  ["/404/", "/not-found"],
  ["/404.html", "/not-found"],
  ["//elsewhere.example/", "/not-found"],
  ["/.content-security-policy", "/not-found"],
])("CloudFront takes %s for the object %s", (uri, object) => {
  expect(answer(uri).uri).toBe(object);
});

it.each([
  ["/contact/", "/contact?a=1&a=2&b"],
  ["/contact/index.html", "/contact?a=1&a=2&b"],
  ["/index.html", "/?a=1&a=2&b"],
])("CloudFront leads from %s to %s", (uri, location) => {
  expect(answer(uri, query).headers?.location.value).toBe(location);
});
