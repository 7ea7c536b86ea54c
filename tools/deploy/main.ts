/**
 * Publishes the site (docs/hosting.md):
 * - `npm run deploy -- --to <folder>` builds, checks and publishes into a folder of this machine
 * - `npm run deploy -- --to <folder> --back` rolls back to the previous release
 * - `npm run deploy -- --edge <project>` publishes on Cloudflare Pages
 *
 * `--from <site>` publishes a built site instead of building one. With both `--to` and `--edge`, the edge host
 * also gets the hashed files of earlier releases.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { lockFolder } from "../lib/lock";
import { checkSite } from "../site-check/checkSite";
import { uploadToEdge } from "./edge";
import { publish, rollBack } from "./publish";
import { releasesIn } from "./releases";

const { values } = parseArgs({
  options: {
    to: { type: "string" },
    back: { type: "boolean", default: false },
    edge: { type: "string" },
    branch: { type: "string", default: "main" },
    from: { type: "string" },
    reload: { type: "string" },
  },
});

const usage = "Name a target: npm run deploy -- --to <folder> [--back], or --edge <project>";

async function main(): Promise<string> {
  const { back, edge, branch, from, reload } = values;
  if (!values.to && !edge) throw new Error(usage);
  // npm runs this in the project's folder; INIT_CWD is where it was called.
  const to = values.to && resolve(process.env.INIT_CWD ?? "", values.to);
  if (to && `${to}${sep}`.startsWith(process.cwd() + sep)) {
    throw new Error(`${to} is inside the project. Name a folder outside, such as /srv/ileru.`);
  }
  if (to && back && !existsSync(join(to, "current"))) {
    throw new Error(`There is no ${to}/current: nothing was published there. Check the folder.`);
  }
  // The web server runs as another user, who must be able to read the files.
  process.umask(0o022);
  const unlock = to ? lock(to) : () => {};
  try {
    if (to && back) return rollBack(to);
    const site = from ?? build();
    await check(site);
    const published = to ? publish(site, to, { reload }) : "";
    if (!edge) return published;
    return uploadToEdge(to ? join(to, "current") : site, edge, branch);
  } finally {
    unlock();
  }
}

function lock(folder: string): () => void {
  mkdirSync(releasesIn(folder), { recursive: true });
  const unlock = lockFolder(releasesIn(folder));
  if (unlock === "busy") throw new Error("Another deploy is running here. Wait for it to end.");
  if (unlock === "unsupported") {
    throw new Error(
      "The program flock is missing (it is part of Linux). On another system, use --edge.",
    );
  }
  return unlock;
}

function build(): string {
  if (!process.env.SITE_URL) {
    console.warn("SITE_URL is not set: the pages will contain a placeholder address.");
  }
  const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed; fix what the messages above say.");
  return "public";
}

async function check(site: string): Promise<void> {
  const { problems, pages } = await checkSite(site);
  for (const problem of problems) console.error(`${site}${problem}`);
  if (problems.length > 0) throw new Error(`The built site has ${problems.length} problems.`);
  console.log(`${pages} pages checked`);
}

main().then(console.log, (error: NodeJS.ErrnoException) => {
  const cause = error.code === "ENOSPC" ? "The disk is full; free some space." : error.message;
  console.error(`Nothing was published: ${cause}`);
  process.exitCode = 1;
});
