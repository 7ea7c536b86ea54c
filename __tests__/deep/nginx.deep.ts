import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { formsHeaders } from "../../tools/forms/headers";
import { siteServer } from "../../tools/serve/siteServer";
import { compressFolder } from "../../tools/site/finish/compressFolder";
import { type Answer, ask, askPort, listening } from "../support/ask";
import { temporaryFolder, writeFiles } from "../support/temporaryFolder";

const tls = "ileru.example";
const script = "/app-01234567.js";

/** A folder as docs/hosting.md leaves it. */
const folder = temporaryFolder();
const own = siteServer(join(folder, "current"));
let nginx: { process: ChildProcess; port: number; plainPort: number; errors(): string };

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await once(server.close(), "close");
  return port;
}

/** Runs hosting/nginx.conf on this machine, with a self-signed certificate. */
async function startNginx() {
  const home = temporaryFolder();
  const [plainPort, port] = [await freePort(), await freePort()];
  const keys = ["-keyout", `${home}/privkey.pem`, "-out", `${home}/fullchain.pem`];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"];
  execFileSync("openssl", [...request, ...keys], { stdio: "ignore" });
  const site = readFileSync("hosting/nginx.conf", "utf8")
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replaceAll("listen 80", `listen 127.0.0.1:${plainPort}`)
    .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
    .replaceAll(/\/etc\/letsencrypt\/live\/[\w.]+/g, home)
    .replaceAll("/srv/ileru", folder)
    .replaceAll("include ileru-headers.conf", `include ${resolve("hosting/headers.conf")}`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    `${home}/nginx.conf`,
    `daemon off; pid ${home}/pid; error_log ${home}/errors; worker_processes 2;
    load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    ${process.getuid?.() === 0 ? "user www-data;" : ""}
    events {}
    http {
      access_log off;
      ${paths.map((name) => `${name}_temp_path ${home};`).join(" ")}
      ${site}
    }`,
  );
  const command = ["-p", home, "-c", `${home}/nginx.conf`];
  const test = spawnSync("nginx", [...command, "-t"], { encoding: "utf8" });
  if (test.error)
    throw new Error("nginx is needed (Debian: nginx-light, libnginx-mod-http-brotli-static)");
  if (test.status !== 0 || test.stderr.includes("[warn]")) throw new Error(test.stderr);
  const child = spawn("nginx", command, { stdio: "ignore" });
  const isThere = () => askPort(plainPort, "/").then(Boolean, () => false);
  while (!(await isThere())) await wait(100);
  return { process: child, port, plainPort, errors: () => readFileSync(`${home}/errors`, "utf8") };
}

beforeAll(async () => {
  const release = join(folder, "releases/one");
  const long = "one ".repeat(20_000);
  const pages = ["index.html", "404.html", "contact/index.html", "leak-card-worker.js", script];
  writeFiles(release, {
    ...Object.fromEntries(pages.map((name) => [name, long])),
    ...{ "share/index.jpg": "one", "contact/.env": "one", "favicon.svg": long },
  });
  await compressFolder(release);
  symlinkSync("releases/one", join(folder, "current"));
  nginx = await startNginx();
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
  ["/share/index.jpg", 200, { range: "bytes=0-3" }],
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
