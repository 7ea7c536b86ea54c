import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { listening } from "../../support/ask";
import { temporaryFolder } from "../../support/temporaryFolder";
import { startNginx } from "./localNginx";

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

/** Serves an installation's folder with hosting/nginx/site.conf. */
export async function nginxOf(folder: string): Promise<Nginx> {
  const home = temporaryFolder();
  const [plainPort, port] = [await freePort(), await freePort()];
  const nginx = startNginx({ folder, home, plainPort, port });
  running.push(nginx);
  await answering(plainPort);
  return {
    port,
    plainPort,
    errors: () => readFileSync(`${home}/errors`, "utf8"),
  };
}

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
