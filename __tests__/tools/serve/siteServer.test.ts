import fs, { rmSync, statSync, utimesSync } from "node:fs";
import { compressFolder } from "../../../tools/site/finish/compressFolder";
import { siteServer } from "../../../tools/serve/siteServer";
import { ask, listening } from "../../support/ask";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const folder = temporaryFolder();
const long = "Ìléru gas. ".repeat(200);
const script = "/app-01234567.js";
const server = siteServer(folder);

beforeAll(async () => {
  writeFiles(folder, {
    "index.html": "home",
    "404.html": `lost ${long}`,
    "404/index.html": "lost",
    "contact/index.html": long,
    [script]: "1",
    "static/01234567/0.avif": "a",
    "fonts/text.woff2": "f",
    "page-data/contact-01234567.json": "{}",
    "sitemap-0.xml": "<x/>",
    "manifest.webmanifest": "{}",
    "robots.txt": "r",
    "favicon.svg": "<svg/>",
    "share/picture.jpg": "j",
    ".secret": "s",
  });
  await compressFolder(folder);
  await listening(server);
});
afterAll(() => server.close());

test("a page is served at its address without a redirect", async () => {
  const { status, headers, body } = await ask(server, "/contact");
  expect({ status, type: headers["content-type"], body }).toEqual({
    status: 200,
    type: "text/html; charset=utf-8",
    body: long,
  });
});

test.each([
  ["/contact/", "/contact"],
  ["//", "/"],
  ["/contact/index.html", "/contact"],
  ["/contact/?a=1&b=2?", "/contact?a=1&b=2?"],
  ["/index.html?a=1", "/?a=1"],
  ["/%63ontact/", "/contact"],
])("%s redirects to %s", async (path, location) => {
  const { status, headers } = await ask(server, path);
  expect([status, headers.location]).toEqual([301, location]);
});

const atNoPage = [
  "/nowhere",
  "/404",
  "/404/",
  "/404.html",
  "/%34%30%34",
  "/app-00000000.js",
  `/${"a".repeat(300)}`,
];
const elsewhere = ["//elsewhere.example/", "//contact", "/contact//x"];
const outside = ["/../package.json", "/..%2f..%2fpackage.json", "/%2e%2e/x", "/.secret"];
const malformed = ["/%", "/%E0%A4%A", "/%00", "/contact%00.html"];
test.each([
  ...[...atNoPage, ...elsewhere, ...outside].map((path) => [path, 404] as const),
  ...malformed.map((path) => [path, 400] as const),
])("%s gets the 404 page with status %i", async (path, expected) => {
  const { status, headers, body } = await ask(server, path);
  expect([status, headers.location, body.slice(0, 4)]).toEqual([expected, undefined, "lost"]);
  // A response for a missing script must not be cached for a year.
  expect(headers["cache-control"]).toBe("no-store");
});

test.each([
  [script, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/static/01234567/0.avif", "image/avif", "public, max-age=2592000"],
  ["/fonts/text.woff2", "font/woff2", "public, max-age=86400"],
  [
    "/page-data/contact-01234567.json",
    "application/json; charset=utf-8",
    "public, max-age=31536000, immutable",
  ],
  ["/sitemap-0.xml", "application/xml; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/manifest.webmanifest", "application/manifest+json; charset=utf-8", "public, max-age=86400"],
  ["/favicon.svg", "image/svg+xml; charset=utf-8", "public, max-age=86400"],
  ["/robots.txt", "text/plain; charset=utf-8", "public, max-age=86400"],
])("%s is %s, cached %s", async (path, type, cache) => {
  const { headers } = await ask(server, path);
  expect([headers["content-type"], headers["cache-control"]]).toEqual([type, cache]);
});

test("HEAD is answered like GET without a body, and other methods are rejected", async () => {
  const head = await ask(server, "/contact", { method: "HEAD" });
  expect([head.status, head.headers["content-length"], head.body]).toEqual([
    200,
    String(Buffer.byteLength(long)),
    "",
  ]);
  const post = await ask(server, "/contact", { method: "POST" });
  expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
});

test.each([
  ["/contact", "same-origin"],
  ["/nowhere", "same-origin"],
  [script, "same-origin"],
  ["/share/picture.jpg", "cross-origin"],
])("%s may be embedded from %s, and has the headers of every response", async (path, site) => {
  const { headers } = await ask(server, path);
  expect(headers).toMatchObject({
    "cross-origin-resource-policy": site,
    "content-security-policy": "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=(), "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
  });
});

test("a new build is served at once, although the folder itself is unchanged", async () => {
  const at = statSync(folder).mtime;
  writeFiles(folder, { "late/page/index.html": "one" });
  utimesSync(folder, at, at);
  expect((await ask(server, "/late/page")).body).toBe("one");
  // A separate file: the server may still be reading the end of the first one.
  rmSync(`${folder}/late/page/index.html`);
  writeFiles(folder, { "late/page/index.html": "another" });
  expect((await ask(server, "/late/page")).body).toBe("another");
  rmSync(`${folder}/late/page/index.html`);
  expect((await ask(server, "/late/page")).status).toBe(404);
});

test.each(["existsSync", "createReadStream"] as const)(
  "a file that disappears after sirv's %s ends its response, and not the server",
  async (name) => {
    writeFiles(folder, { "gone.txt": "g" });
    const look = fs[name] as typeof fs.existsSync;
    const spy = jest.spyOn(fs, name as "existsSync").mockImplementation((path) => {
      const found = look(path);
      if (path === `${folder}/gone.txt`) rmSync(path, { force: true });
      return found;
    });
    await expect(ask(server, "/gone.txt")).rejects.toThrow(/socket hang up|aborted/);
    spy.mockRestore();
    expect((await ask(server, "/")).body).toBe("home");
  },
);
