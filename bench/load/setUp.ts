import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startNginx } from "../../tools/headers/localNginx";
import { nginxPolicies } from "../../tools/headers/nginx";
import { policyOf } from "../../tools/headers/policy";
import { writeDurably } from "../../tools/release/durably";
import { openInstallation } from "../../tools/release/installation";
import { makeLive, switchTo } from "../../tools/release/makeLive";
import { addRelease } from "../../tools/release/releases";

/** Two releases, of the site and of the fixture site, served by nginx and by our own server. */
const sites = ["public", ".fixture-site/public"];

/** Puts both releases in place and starts both servers; nginx takes `port` and the next, ours the third. */
export async function setUp(port: number) {
  for (const site of sites)
    if (!existsSync(`${site}/index.html`)) throw new Error(`${site} is missing: build it first`);
  const scratch = mkdtempSync(join(tmpdir(), "load-"));
  const folder = join(scratch, "site");
  const installation = openInstallation(folder);
  const releases = sites.map((site, index) => {
    const copy = join(installation.work, `copy-${index}`);
    cpSync(site, copy, { recursive: true });
    return addRelease(installation, copy, String(index).repeat(8), "");
  });
  const policies = releases.map((each) => [each.name, policyOf(each.folder) ?? ""] as const);
  const text = nginxPolicies(new Map(policies));
  writeDurably(installation.policies, text, join(installation.work, "policies"));
  // The site's own comes last, and each has the hashed files of the other.
  for (const release of [...releases].reverse()) {
    const others = releases.filter((other) => other !== release);
    makeLive(installation, [release], release, others);
  }
  const nginx = startNginx({ folder, home: scratch, port, plainPort: port + 1 });
  const ownPort = port + 2;
  const command = ["--import", "tsx", "tools/serve/main.ts", "--folder", installation.current];
  const own = spawn(process.execPath, [...command, "--port", String(ownPort)], { stdio: "ignore" });
  await wait(3000);
  return {
    tls: `https://127.0.0.1:${port}`,
    plain: `http://127.0.0.1:${ownPort}`,
    processes: { nginx: nginx.pid, "npm start": own.pid },
    /** The landing pages of both, of which each answer has to be one. */
    wholes: releases.map((each) => readFileSync(join(each.folder, "index.html"), "utf8")),
    switchOnce: (turn: number) => switchTo(installation, releases[(turn + 1) % 2]?.name ?? ""),
    complaints: () => readFileSync(join(scratch, "errors"), "utf8") || "nothing",
    stop() {
      nginx.kill("SIGTERM");
      own.kill("SIGTERM");
      rmSync(scratch, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
