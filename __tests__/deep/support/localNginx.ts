import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** As root, nginx's workers run as another user, as in production; otherwise nginx warns about "user". */
const asRoot = process.getuid?.() === 0;

/** The settings that differ between production and this machine. */
interface Place {
  /** The folder that `npm run deploy` publishes to. */
  readonly folder: string;
  /** An empty folder for nginx's files. */
  readonly home: string;
  readonly plainPort: number;
  readonly port: number;
}

/**
 * Starts nginx with hosting/nginx on localhost, with a self-signed certificate.
 * @throws if nginx is not installed or warns about the configuration
 */
export function startNginx({ folder, home, plainPort, port }: Place): ChildProcess {
  const keys = ["-keyout", `${home}/privkey.pem`, "-out", `${home}/fullchain.pem`];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"];
  execFileSync("openssl", [...request, ...keys], { stdio: "ignore" });
  const site = readFileSync("hosting/nginx/site.conf", "utf8")
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replaceAll("listen 80", `listen 127.0.0.1:${plainPort}`)
    .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
    .replaceAll("/etc/letsencrypt/live/ileru.example", home)
    .replaceAll("/srv/ileru", folder)
    .replaceAll("include ileru/", `include ${resolve("hosting/nginx")}/`);
  const file = `${home}/nginx.conf`;
  writeFileSync(file, settings(home, site));
  const test = spawnSync("nginx", ["-p", home, "-c", file, "-t"], { encoding: "utf8" });
  if (test.error)
    throw new Error("nginx is needed (Debian: nginx-light, libnginx-mod-http-brotli-static)");
  if (test.status !== 0 || test.stderr.includes("[warn]")) throw new Error(test.stderr);
  return spawn("nginx", ["-p", home, "-c", file], { stdio: "ignore", detached: true });
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
