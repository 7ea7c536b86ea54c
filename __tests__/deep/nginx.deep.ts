import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { formsHeaders } from "../../tools/forms/headers";
import { notKept } from "../../tools/headers/caching";
import { headersOf } from "../../tools/headers/headersOf";
import { type Headers, overTls } from "../../tools/headers/security";
import { compressFolder } from "../../tools/site/finish/compressFolder";
import { askPort } from "../support/ask";
import { temporaryFolder, writeFiles } from "../support/temporaryFolder";
import { type Nginx, startNginx } from "./support/nginx";

const tls = "ileru.example";
const script = "/app-01234567.js";
const long = "one ".repeat(20_000);

/** A file of each rule of caching. */
const asTheyAre = [
  "/leak-card-worker.js",
  "/page-data/contact-01234567.json",
  "/static/01234567/0.avif",
  "/fonts/text.woff2",
  "/manifest.webmanifest",
  "/sitemap-0.xml",
  "/robots.txt",
];

/** A folder as docs/hosting.md leaves it. */
const folder = temporaryFolder();
let nginx: Nginx;

beforeAll(async () => {
  const release = join(folder, "releases/one");
  const pages = ["index.html", "404.html", "contact/index.html", script, ...asTheyAre];
  writeFiles(release, {
    ...Object.fromEntries(pages.map((name) => [name, long])),
    ...{ "share/picture.jpg": long, "contact/.env": long, "favicon.svg": long },
  });
  await compressFolder(release);
  symlinkSync("releases/one", join(folder, "current"));
  nginx = await startNginx(folder);
});
afterAll(() => nginx?.process.kill());

const compressed = (by: string) => ({ "content-encoding": by, vary: "Accept-Encoding" });
const moved = { location: "/contact?a=1&b=//x" };
const lost = { "cache-control": notKept };

type Row = [path: string, status: number, file: string, asked: Headers, more: Headers];

test.each<Row>([
  ["/", 200, "/index.html", {}, {}],
  ["/contact?a=1", 200, "/contact/index.html", { "accept-encoding": "br" }, compressed("br")],
  [script, 200, script, { "accept-encoding": "gzip" }, compressed("gzip")],
  ...asTheyAre.map((file) => [file, 200, file, {}, {}] satisfies Row),
  ["/share/picture.jpg", 200, "/share/picture.jpg", { range: "bytes=0-3" }, {}],
  ["/favicon.svg", 200, "/favicon.svg", {}, {}],
  ["/contact/?a=1&b=//x", 301, "/contact/index.html", {}, moved],
  ["/contact/index.html?a=1&b=//x", 301, "/contact/index.html", {}, moved],
  ["//elsewhere.example/", 404, "/404.html", {}, lost],
  ["/nowhere", 404, "/404.html", {}, lost],
  ["/404", 404, "/404.html", {}, lost],
  ["/contact/.env", 404, "/404.html", {}, lost],
  ["/index.html.br", 404, "/404.html", {}, lost],
])("nginx answers %s with %i and the headers of %s", async (path, status, file, asked, more) => {
  const theirs = await askPort(nginx.port, path, { headers: asked, tls });
  expect(theirs.status).toBe(status);
  const table = Object.entries({ ...headersOf(file), ...overTls });
  const expected = Object.fromEntries(table.map(([name, value]) => [name.toLowerCase(), value]));
  // A redirect has no body of ours.
  const type = status === 301 ? { "content-type": expect.anything() } : {};
  expect(theirs.headers).toMatchObject({ ...expected, ...type, ...more });
  if (status !== 301) expect(theirs.body).toBe(long);
});

test("nginx answers GET and HEAD only", async () => {
  const { status, headers } = await askPort(nginx.port, "/", { method: "POST", tls });
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("nginx answers under the site's name only, over TLS only, and logs no error", async () => {
  const spoofed = { headers: { host: "elsewhere.example" } };
  await expect(askPort(nginx.port, "/contact/", { tls, ...spoofed })).rejects.toThrow();
  const redirect = await askPort(nginx.plainPort, "/contact?a=1", spoofed);
  expect(redirect.headers.location).toBe("https://ileru.example/contact?a=1");
  const challenge = "/.well-known/acme-challenge/token";
  writeFiles(folder, { [challenge]: "key" });
  for (const host of [tls, `forms.${tls}`])
    expect((await askPort(nginx.plainPort, challenge, { headers: { host } })).body).toBe("key");
  expect(nginx.errors()).toBe("");
});

test("the forms have a name, a folder and headers of their own", async () => {
  const headers = { host: "forms.ileru.example" };
  const answer = await askPort(nginx.port, "/", { tls, headers });
  // Their folder is empty here.
  expect(answer.status).toBe(404);
  for (const [name, value] of Object.entries(formsHeaders))
    expect(answer.headers[name.toLowerCase()]).toBe(value);
});
