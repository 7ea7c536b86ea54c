import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { publish, rollBack } from "../../tools/deploy/publish";
import { releaseNames, releasesIn, switchTo } from "../../tools/deploy/releases";
import { startNginx } from "./localNginx";

/** Two releases, of the site and of the fixture site, served by nginx and by our own server. */
const sites = ["public", ".fixture-site/public"];

/**
 * Publishes both releases and starts both servers; nginx uses `port` and the next one, ours the
 * third.
 */
export async function setUp(port: number) {
  for (const site of sites)
    if (!existsSync(`${site}/index.html`)) throw new Error(`${site} is missing: build it first`);
  const scratch = mkdtempSync(join(tmpdir(), "load-"));
  const folder = join(scratch, "site");
  for (const site of sites) publish(site, folder);
  // Each also has the hashed files of the other.
  rollBack(folder);
  const releases = releaseNames(folder);
  const nginx = startNginx({ folder, home: scratch, port, plainPort: port + 1 });
  const ownPort = port + 2;
  const command = ["--import", "tsx", "tools/serve/main.ts", "--folder", join(folder, "current")];
  const own = spawn(process.execPath, [...command, "--port", String(ownPort)], { stdio: "ignore" });
  await wait(3000);
  return {
    tls: `https://127.0.0.1:${port}`,
    plain: `http://127.0.0.1:${ownPort}`,
    processes: { nginx: nginx.pid, "npm start": own.pid },
    /** The landing pages of both; each response must equal one of them. */
    wholes: releases.map((name) =>
      readFileSync(join(releasesIn(folder), name, "index.html"), "utf8"),
    ),
    switchOnce: (turn: number) => switchTo(folder, releases[(turn + 1) % 2] ?? ""),
    complaints: () => readFileSync(join(scratch, "errors"), "utf8") || "nothing",
    stop() {
      nginx.kill("SIGTERM");
      own.kill("SIGTERM");
      rmSync(scratch, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
