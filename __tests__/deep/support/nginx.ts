import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { startNginx } from "../../../tools/headers/localNginx";
import { freePort } from "../../../tools/serve/freePort";
import { temporaryFolder } from "../../support/temporaryFolder";

const running: ChildProcess[] = [];

afterAll(() => running.splice(0).forEach((nginx) => nginx.kill("SIGTERM")));

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
  const home = temporaryFolder();
  const [plainPort, port] = [await freePort(), await freePort()];
  const nginx = startNginx({ folder, home, plainPort, port });
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
