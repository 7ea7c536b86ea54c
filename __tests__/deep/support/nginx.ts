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

/** The block of docs/releasing.md, with another folder and address, and nothing else changed. */
function documentedBlock(folder: string, port: number): string {
  const text = readFileSync("docs/releasing.md", "utf8");
  const [, block = ""] = /```nginx\n([^]*?)```/.exec(text) ?? [];
  const changes = [
    ["listen 443 ssl http2;", `listen 127.0.0.1:${port};`],
    ["/srv/ileru", folder],
  ] as const;
  return changes.reduce((made, [from, to]) => {
    if (!made.includes(from)) throw new Error(`docs/releasing.md has no "${from}" for nginx`);
    return made.replace(from, () => to);
  }, block);
}

const settings = (folder: string, block: string) => `
daemon off;
user ${userInfo().username};
worker_processes 2;
pid ${folder}/pid;
error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  ${block}
}`;

/** Serves an installation's folder as docs/releasing.md says; resolves with the port. */
export async function nginxOf(folder: string): Promise<number> {
  if (spawnSync("nginx", ["-v"]).status !== 0)
    throw new Error("this test needs nginx (Debian: apt-get install nginx-light)");
  const port = await freePort();
  const home = temporaryFolder();
  const file = join(home, "nginx.conf");
  writeFileSync(file, settings(home, documentedBlock(folder, port)));
  const test = spawnSync("nginx", ["-p", home, "-c", file, "-t"], { encoding: "utf8" });
  if (test.status !== 0 || test.stderr.includes("[warn]")) throw new Error(test.stderr);
  running.push(spawn("nginx", ["-p", home, "-c", file], { stdio: "ignore" }));
  await listening(port);
  return port;
}

/** Waits, at most ten seconds, until somebody answers on the port. */
async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("nginx does not answer");
}
