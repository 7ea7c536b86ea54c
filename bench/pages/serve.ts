import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./freePort";
import { listen } from "../../tools/serve/listen";
import { siteServer } from "../../tools/serve/siteServer";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const nginx = "/usr/sbin/nginx";

/** The served sites and their server. */
export interface Served {
  readonly by: string;
  /** The address of each folder, without a trailing slash. */
  readonly addresses: readonly string[];
  /** The file of the server's own certificate, if it has one. */
  readonly certificate?: string;
  stop(): Promise<void>;
}

/**
 * Serves folders as production does: with nginx over TLS, HTTP/2 and brotli, or with our own
 * server.
 */
export const serve = (folders: readonly string[], scratch: string): Promise<Served> =>
  existsSync(nginx) && existsSync(brotliModule)
    ? serveByNginx(folders, scratch)
    : serveByOurs(folders);

async function serveByOurs(folders: readonly string[]): Promise<Served> {
  const servers = folders.map((folder) => siteServer(folder));
  const addresses: string[] = [];
  for (const server of servers) {
    addresses.push(`http://localhost:${await listen(server, "127.0.0.1")}`);
  }
  const stop = async () => servers.forEach((server) => server.close());
  return { by: "our server: HTTP/1.1, brotli", addresses, stop };
}

async function serveByNginx(folders: readonly string[], scratch: string): Promise<Served> {
  const path = (name: string) => join(resolve(scratch), name);
  const names = ["-subj", "/CN=localhost", "-keyout", path("key.pem"), "-out", path("cert.pem")];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...names];
  execFileSync("openssl", request, { stdio: "ignore" });
  // With a port that is taken, another benchmark's pages would be measured.
  const ports = await Promise.all(folders.map(freePort));
  const servers = folders.map(
    (folder, index) => `server {
      listen 127.0.0.1:${ports[index]} ssl http2;
      ssl_certificate ${path("cert.pem")}; ssl_certificate_key ${path("key.pem")};
      root ${resolve(folder)}; index index.html; brotli_static on;
      location / { try_files $uri $uri/index.html =404; }
      location ~ \\.(js|woff2|avif|webp|jpg|svg)$ { add_header Cache-Control "public, max-age=31536000, immutable"; }
    }`,
  );
  writeFileSync(
    path("nginx.conf"),
    `load_module ${brotliModule}; pid ${path("nginx.pid")}; error_log ${path("error.log")}; daemon off;
     events {} http { include /etc/nginx/mime.types; types { application/manifest+json webmanifest; }
     access_log off; client_body_temp_path ${path("body")}; ${servers.join("\n")} }`,
  );
  const child = spawn(nginx, ["-c", path("nginx.conf")], { stdio: "inherit" });
  // nginx prints nothing when it is ready, so poll until it accepts a connection.
  await wait(500);
  if (child.exitCode !== null) throw new Error("nginx does not start; see its message above");
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  const addresses = ports.map((port) => `https://localhost:${port}`);
  return { by: "nginx: TLS, HTTP/2, brotli", addresses, certificate: path("cert.pem"), stop };
}
