/**
 * Publishes the site (docs/hosting.md):
 * - `npm run deploy -- --to <folder>` builds, checks and publishes into a folder of this machine
 * - `npm run deploy -- --to <folder> --back` rolls back to the previous release
 * - `npm run deploy -- --edge <project>` publishes on Cloudflare Pages
 *
 * `--from <site>` publishes a built site instead of building one. With both `--to` and `--edge`, the edge host
 * also gets the hashed files of earlier releases, which the folder keeps. If SITE_URL is set and no edge host is
 * named, the command asks that address whether visitors get the release.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { lockFolder } from "../lib/lock";
import { checkSite } from "../site-check/checkSite";
import { askServer } from "./askServer";
import { checkedOut, requireNewer } from "./commits";
import { uploadToEdge } from "./edge";
import { publish, rollBack } from "./publish";
import { requireEntry } from "./readable";
import { readRecord, releasesIn, servedRelease } from "./releases";

const { values } = parseArgs({
  options: {
    to: { type: "string" },
    back: { type: "boolean", default: false },
    edge: { type: "string" },
    branch: { type: "string", default: "main" },
    from: { type: "string" },
  },
});

const usage = "Name a target: npm run deploy -- --to <folder> [--back], or --edge <project>";

/** The begin of an error message: what is published at that moment. */
let outcome = "Nothing was published";

/** npm runs this in the project's folder; INIT_CWD is where it was called. */
const called = (path: string | undefined) => path && resolve(process.env.INIT_CWD ?? "", path);

async function main(): Promise<string> {
  const { back, edge, branch } = values;
  const [to, from] = [called(values.to), called(values.from)];
  if (!to && !edge) throw new Error(usage);
  if (to && `${to}${sep}`.startsWith(process.cwd() + sep)) {
    throw new Error(`${to} is inside the project. Name a folder outside, such as /srv/ileru.`);
  }
  if (to && back && !existsSync(join(to, "current"))) {
    throw new Error(`There is no ${to}/current: nothing was published there. Check the folder.`);
  }
  // The web server runs as another user, who must be able to enter the folder.
  process.umask(0o022);
  const unlock = to ? lock(to) : () => {};
  try {
    // With an edge host, the folder only keeps files; no web server reads it.
    if (to && !edge) requireEntry(releasesIn(to));
    if (to && back) return await confirmed(rollBack(to), to);
    const commit = from ? undefined : checkedOut();
    const served = to && servedRelease(to);
    if (served) requireNewer(commit, readRecord(join(releasesIn(to), served)).commit);
    const site = from ?? build();
    await check(site);
    const published = to ? publish(site, to, { commit }) : "";
    if (!edge) return await confirmed(published, to ?? "");
    if (to) outcome = `Published in ${to}, but not on Cloudflare Pages`;
    return uploadToEdge(to ? join(to, "current") : site, edge, branch);
  } finally {
    unlock();
  }
}

/** Resolves with `sentence` once the site's address, if it is known, answers with the files of the folder. */
async function confirmed(sentence: string, folder: string): Promise<string> {
  outcome = `Published in ${folder}, but visitors do not get it`;
  if (process.env.SITE_URL) await askServer(process.env.SITE_URL, join(folder, "current"));
  return sentence;
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
  console.error(`${outcome}: ${cause}`);
  process.exitCode = 1;
});
