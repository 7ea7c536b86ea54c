import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { askPort, listening } from "../../support/ask";
import { temporaryFolder } from "../../support/temporaryFolder";

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await once(server.close(), "close");
  return port;
}

/**
 * Runs hosting/nginx.conf on this machine, with a self-signed certificate.
 * @param folder replaces /srv/ileru: its link `current` leads to the release
 * @param name the host name of the site
 * @returns its process; `port`, which speaks TLS, and `plainPort`, which does not; and the errors that it has logged
 * @throws if nginx is missing, or warns of the configuration
 */
export async function startNginx(folder: string, name = "ileru.example") {
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
    .replaceAll(/\/srv\/ileru|\/var\/www\/html/g, folder)
    .replaceAll("ileru.example", name)
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

/** A running nginx. */
export type Nginx = Awaited<ReturnType<typeof startNginx>>;
