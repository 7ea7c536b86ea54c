import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { temporaryFolder } from "../../support/temporaryFolder";

const running: ChildProcess[] = [];

afterAll(() => running.splice(0).forEach((nginx) => nginx.kill("SIGTERM")));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** The generated configuration with another folder, ports and certificate, and nothing else changed. */
function configuration(folder: string, home: string, ports: readonly number[]): string {
  const [plain, tls] = ports;
  return readFileSync("hosting/nginx.conf", "utf8")
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replaceAll("listen 80", `listen 127.0.0.1:${plain}`)
    .replaceAll("listen 443", `listen 127.0.0.1:${tls}`)
    .replaceAll("/etc/letsencrypt/live/ileru.example", home)
    .replaceAll("/srv/ileru", folder);
}

const settings = (home: string, site: string) => `
daemon off;
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
user ${userInfo().username};
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

/** An nginx that runs. */
export interface Nginx {
  readonly port: number;
  /** The port without TLS. */
  readonly plainPort: number;
  /** What it has complained about. */
  errors(): string;
  /** Makes it read the policies of releases anew. */
  reload(): void;
}

/** Serves an installation's folder by hosting/nginx.conf. */
export async function nginxOf(folder: string): Promise<Nginx> {
  if (spawnSync("nginx", ["-v"]).status !== 0)
    throw new Error("this test needs nginx (Debian: nginx-light, libnginx-mod-http-brotli-static)");
  const ports = [await freePort(), await freePort()];
  const [plainPort = 0, port = 0] = ports;
  const home = temporaryFolder();
  const certificate = ["-keyout", `${home}/privkey.pem`, "-out", `${home}/fullchain.pem`];
  const name = ["-subj", "/CN=ileru.example"];
  spawnSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...name, ...certificate]);
  const file = join(home, "nginx.conf");
  writeFileSync(file, settings(home, configuration(folder, home, ports)));
  const test = spawnSync("nginx", ["-p", home, "-c", file, "-t"], { encoding: "utf8" });
  if (test.status !== 0 || test.stderr.includes("[warn]")) throw new Error(test.stderr);
  const nginx = spawn("nginx", ["-p", home, "-c", file], { stdio: "ignore" });
  running.push(nginx);
  await listening(plainPort);
  return {
    port,
    plainPort,
    errors: () => readFileSync(`${home}/errors`, "utf8"),
    reload: () => void nginx.kill("SIGHUP"),
  };
}

/** Waits, at most ten seconds, until somebody answers on the port. */
async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("nginx does not answer");
}
