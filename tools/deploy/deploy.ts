import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { lockFolder } from "../lib/lock";
import { checkSite } from "../site/check/checkSite";
import { askServer } from "./askServer";
import { checkedOut, requireNewer } from "./commits";
import { uploadToEdge } from "./edge";
import { publish, rollBack } from "./publish";
import { requireEntry } from "./readable";
import { readRecord, releasesIn, servedRelease } from "./releases";
import { printUnfinished } from "./unfinished";

interface Options {
  readonly to?: string;
  readonly back?: boolean;
  readonly edge?: string;
  readonly branch?: string;
  readonly from?: string;
  readonly preview?: boolean;
}

const usage = "Name one target: npm run deploy -- --to <folder> [--back], or --edge <project>";

/** npm runs this in the project's folder; INIT_CWD is where it was called. */
const called = (path: string | undefined) => path && resolve(process.env.INIT_CWD ?? "", path);

/**
 * Publishes the site or rolls back.
 * @returns a sentence for the operator
 * @throws with a message that begins with what is published at that moment
 */
export async function deploy(options: Options): Promise<string> {
  const { back, edge, branch = "main", preview } = options;
  const [to, from] = [called(options.to), called(options.from)];
  let outcome = "Nothing was published";
  let unlock = () => {};

  /** Resolves with `sentence` once the site's address, if it is known, answers with the files of the folder. */
  async function confirmed(sentence: string, folder: string): Promise<string> {
    outcome = `Published in ${folder}, but visitors do not get it`;
    if (process.env.SITE_URL) await askServer(process.env.SITE_URL, join(folder, "current"));
    return sentence;
  }

  try {
    if (edge && to) throw new Error(usage);
    if (edge && back)
      throw new Error("Roll back in Cloudflare's dashboard: Deployments, then Rollback.");
    if (edge) {
      const note = await requireFinished(preview);
      return uploadToEdge(await checkedSite(from), edge, branch) + note;
    }
    if (!to) throw new Error(usage);
    requireFolder(to, back);
    // The web server runs as another user, who must be able to enter the folder.
    process.umask(0o022);
    unlock = lock(to);
    requireEntry(releasesIn(to));
    if (back) return await confirmed(rollBack(to), to);
    const note = await requireFinished(preview);
    const commit = from ? undefined : checkedOut();
    const served = servedRelease(to);
    if (served) requireNewer(commit, readRecord(join(releasesIn(to), served)).commit);
    const site = await checkedSite(from);
    return await confirmed(publish(site, to, { commit }) + note, to);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const cause = code === "ENOSPC" ? "The disk is full; free some space." : message;
    throw new Error(`${outcome}: ${cause}`);
  } finally {
    unlock();
  }
}

/**
 * @returns a sentence about placeholders to add to the outcome
 * @throws if the site has an address and a placeholder, unless this is a preview: visitors would call a number
 *   that nobody has
 */
async function requireFinished(isPreview = false): Promise<string> {
  const count = process.env.SITE_URL ? await printUnfinished() : 0;
  if (count === 0) return "";
  const left = `${count === 1 ? "1 placeholder is" : `${count} placeholders are`} left`;
  if (isPreview) return ` This is a preview: ${left}.`;
  throw new Error(
    `${left}, each named above. Replace them, or publish a preview all the same with --preview.`,
  );
}

function requireFolder(to: string, isRollback = false): void {
  if (`${to}${sep}`.startsWith(process.cwd() + sep))
    throw new Error(`${to} is inside the project. Name a folder outside, such as /srv/ileru.`);
  if (isRollback && !existsSync(join(to, "current")))
    throw new Error(`There is no ${to}/current: nothing was published there. Check the folder.`);
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

/** Builds the site, unless `from` is a built one, and checks it; returns its folder. */
async function checkedSite(from: string | undefined): Promise<string> {
  const site = from ?? build();
  const { problems, pages } = await checkSite(site);
  for (const problem of problems) console.error(`${site}${problem}`);
  if (problems.length > 0) throw new Error(`The built site has ${problems.length} problems.`);
  console.log(`${pages} pages checked`);
  return site;
}

function build(): string {
  if (!process.env.SITE_URL) {
    console.warn("SITE_URL is not set: the pages will contain a placeholder address.");
  }
  const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed; fix what the messages above say.");
  return "public";
}
