import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { listening } from "../../support/ask";
import { temporaryFolder } from "../../support/temporaryFolder";

const running: ChildProcess[] = [];

// wrangler starts child processes: end the whole group.
afterAll(() => running.splice(0).forEach(({ pid = 0 }) => process.kill(-pid, "SIGTERM")));

/** Resolves with a port of this machine that is free. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  server.close();
  await once(server, "close");
  return port;
}

/** An nginx that runs. */
export interface Nginx {
  readonly port: number;
  /** The port without TLS. */
  readonly plainPort: number;
  /** Its error log. */
  errors(): string;
}

/** As root, nginx's workers run as another user, as in production; otherwise nginx warns about "user". */
const asRoot = process.getuid?.() === 0;

/**
 * Serves a folder that `npm run deploy` publishes to with hosting/nginx, on this machine, with a self-signed certificate.
 * @throws if nginx is not installed or warns about the configuration
 */
export async function nginxOf(folder: string): Promise<Nginx> {
  const home = temporaryFolder();
  const [plainPort, port] = [await freePort(), await freePort()];
  const keys = ["-keyout", `${home}/privkey.pem`, "-out", `${home}/fullchain.pem`];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"];
  execFileSync("openssl", [...request, ...keys], { stdio: "ignore" });
  const servers = ["site", "forms"].map((name) =>
    readFileSync(`hosting/nginx/${name}.conf`, "utf8"),
  );
  const site = servers
    .join("")
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replaceAll("listen 80", `listen 127.0.0.1:${plainPort}`)
    .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
    .replaceAll(/\/etc\/letsencrypt\/live\/[\w.]+/g, home)
    .replaceAll("/srv/ileru", folder)
    .replaceAll("include ileru/", `include ${resolve("hosting/nginx")}/`);
  const file = `${home}/nginx.conf`;
  writeFileSync(file, settings(home, site));
  const test = spawnSync("nginx", ["-p", home, "-c", file, "-t"], { encoding: "utf8" });
  if (test.error)
    throw new Error("nginx is needed (Debian: nginx-light, libnginx-mod-http-brotli-static)");
  if (test.status !== 0 || test.stderr.includes("[warn]")) throw new Error(test.stderr);
  running.push(spawn("nginx", ["-p", home, "-c", file], { stdio: "ignore", detached: true }));
  await answering(plainPort);
  return { port, plainPort, errors: () => readFileSync(`${home}/errors`, "utf8") };
}

const settings = (home: string, site: string) => `
daemon off;
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
${asRoot ? "user www-data;" : ""}
worker_processes 2;
worker_rlimit_nofile 8192;
pid ${home}/pid;
error_log ${home}/errors;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${home};
  proxy_temp_path ${home};
  fastcgi_temp_path ${home};
  uwsgi_temp_path ${home};
  scgi_temp_path ${home};
  ${site}
}`;

/** Serves a folder with the edge host's own engine, offline; resolves with its port. */
export async function edgeOf(folder: string): Promise<number> {
  const uploader = "tools/deploy/wrangler";
  const install = ["ci", "--ignore-scripts", "--loglevel=error", "--no-audit", "--no-fund"];
  execFileSync("npm", install, { cwd: uploader });
  const port = await freePort();
  const place = ["--ip", "127.0.0.1", "--port", String(port), "--compatibility-date", "2026-01-01"];
  const wrangler = spawn("node_modules/.bin/wrangler", ["pages", "dev", folder, ...place], {
    cwd: uploader,
    detached: true,
    stdio: "ignore",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1" },
  });
  running.push(wrangler);
  await answering(port);
  return port;
}

/** Waits, at most a minute, until a server answers on the port. */
async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nobody answers on port ${port}`);
}
