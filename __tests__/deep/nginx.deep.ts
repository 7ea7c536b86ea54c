import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { formsHeaders } from "../../tools/forms/headers";
import { siteServer } from "../../tools/serve/siteServer";
import { compressFolder } from "../../tools/site/finish/compressFolder";
import { type Answer, ask, askPort, listening } from "../support/ask";
import { temporaryFolder, writeFiles } from "../support/temporaryFolder";
import { type Nginx, startNginx } from "./support/nginx";

const tls = "ileru.example";
const script = "/app-01234567.js";

/** A folder as docs/hosting.md leaves it. */
const folder = temporaryFolder();
const own = siteServer(join(folder, "current"));
let nginx: Nginx;

beforeAll(async () => {
  const release = join(folder, "releases/one");
  const long = "one ".repeat(20_000);
  const pages = ["index.html", "404.html", "contact/index.html", "leak-card-worker.js", script];
  writeFiles(release, {
    ...Object.fromEntries(pages.map((name) => [name, long])),
    ...{ "share/picture.jpg": "one", "contact/.env": "one", "favicon.svg": long },
  });
  await compressFolder(release);
  symlinkSync("releases/one", join(folder, "current"));
  nginx = await startNginx(folder);
  await listening(own);
});
afterAll(() => {
  nginx?.process.kill();
  own.close();
});

/** A response without the headers that differ between servers and mean nothing to a visitor. */
function outline({ status, headers, body }: Answer) {
  const unimportant =
    /^(connection|date|etag|keep-alive|last-modified|server|strict-transport-security|transfer-encoding)$/;
  const ofRedirect = /^content-(type|length)$/;
  const isLeft = (name: string) =>
    unimportant.test(name) || (status === 301 && ofRedirect.test(name));
  const kept = Object.entries(headers).filter(([name]) => !isLeft(name));
  return { status, headers: Object.fromEntries(kept), body: status === 301 ? "" : body };
}

test.each([
  ["/", 200, {}],
  ["/contact?a=1", 200, { "accept-encoding": "br" }],
  [script, 200, { "accept-encoding": "gzip" }],
  ["/leak-card-worker.js", 200, {}],
  ["/share/picture.jpg", 200, { range: "bytes=0-3" }],
  ["/favicon.svg", 200, {}],
  ["/contact/?a=1&b=//x", 301, {}],
  ["//elsewhere.example/", 404, {}],
  ["/nowhere", 404, {}],
  ["/contact/.env", 404, {}],
])("%s gets the same response from nginx and from npm start", async (path, status, headers) => {
  const theirs = outline(await askPort(nginx.port, path, { headers, tls }));
  expect(theirs).toEqual(outline(await ask(own, path, { headers })));
  expect(theirs.status).toBe(status);
});

test("nginx answers under the site's name only, over TLS only, and logs no error", async () => {
  const spoofed = { headers: { host: "elsewhere.example" } };
  await expect(askPort(nginx.port, "/contact/", { tls, ...spoofed })).rejects.toThrow();
  const redirect = await askPort(nginx.plainPort, "/contact?a=1", spoofed);
  expect(redirect.headers.location).toBe("https://ileru.example/contact?a=1");
  const page = await askPort(nginx.port, "/", { tls });
  expect(page.headers["strict-transport-security"]).toContain("max-age=63072000");
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
