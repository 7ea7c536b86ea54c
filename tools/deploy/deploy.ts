import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { buildForms } from "../forms/buildForms";
import { lockFolder } from "../lib/lock";
import { checkSite } from "../site/check/checkSite";
import { askServer } from "./askServer";
import { checkedOut, requireNewer } from "./commits";
import { uploadToEdge } from "./edge";
import { publish, rollBack } from "./publish";
import { requireEntry } from "./readable";
import { readRecord, releasesIn, servedRelease } from "./releases";
import { printUnfinished } from "./unfinished";

const options = {
  to: { type: "string" },
  back: { type: "boolean", default: false },
  edge: { type: "string" },
  branch: { type: "string", default: "main" },
  from: { type: "string" },
  forms: { type: "string" },
  preview: { type: "boolean", default: false },
} as const;

/** npm runs this in the project's folder; INIT_CWD is where it was called. */
const called = (path: string | undefined) => path && resolve(process.env.INIT_CWD ?? "", path);

/**
 * Publishes the site or the forms, or rolls back.
 * @param args the words after the command's name
 * @returns a sentence for the operator
 * @throws with a message that begins with what is published at that moment
 */
export async function deploy(args: string[]): Promise<string> {
  let outcome = "Nothing was published";
  try {
    const { back, branch, edge, forms, preview, ...paths } = parseArgs({ args, options }).values;
    const [to, from] = [called(paths.to), called(paths.from)];
    if (edge && back)
      throw new Error("Roll back in Cloudflare's dashboard: Deployments, then Rollback.");
    if (edge && !to) {
      const { site, note } = forms ? builtForms(forms) : await checkedSite(from, preview);
      return uploadToEdge(site, edge, branch) + note;
    }
    if (edge || !to) {
      throw new Error(
        "Name one target: npm run deploy -- --to <folder> [--back], or --edge <project>",
      );
    }
    lock(to, back);
    let sentence: string;
    if (back) {
      sentence = rollBack(to);
    } else {
      const commit = from ? undefined : checkedOut();
      const served = servedRelease(to);
      if (served) {
        if (existsSync(join(to, "current", "config.json")) !== Boolean(forms))
          throw new Error(`${to} has the ${forms ? "site" : "forms"}. Name another folder.`);
        requireNewer(commit, readRecord(join(releasesIn(to), served)).commit);
      }
      const { site, note } = forms ? builtForms(forms) : await checkedSite(from, preview);
      sentence = publish(site, to, { commit }) + note;
    }
    outcome = `Published in ${to}, but visitors do not get it`;
    if (process.env.SITE_URL && !forms) await askServer(process.env.SITE_URL, join(to, "current"));
    return sentence;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const cause = code === "ENOSPC" ? "The disk is full; free some space." : message;
    throw new Error(`${outcome}: ${cause}`);
  }
}

/**
 * Makes sure that a release can be published in this folder, by this process only, until it ends.
 * @throws with the fix if it cannot
 */
function lock(to: string, isRollback: boolean): void {
  if (`${to}${sep}`.startsWith(process.cwd() + sep))
    throw new Error(`${to} is inside the project. Name a folder outside, such as /srv/ileru.`);
  if (isRollback && !existsSync(join(to, "current")))
    throw new Error(`There is no ${to}/current: nothing was published there. Check the folder.`);
  // The web server runs as another user, who must be able to enter the folder.
  process.umask(0o022);
  mkdirSync(releasesIn(to), { recursive: true });
  const result = lockFolder(releasesIn(to));
  if (result === "busy") throw new Error("Another deploy is running here. Wait for it to end.");
  if (result === "unsupported") {
    throw new Error(
      "The program flock is missing (it is part of Linux). On another system, use --edge.",
    );
  }
  requireEntry(releasesIn(to));
}

/**
 * Builds the site, unless `from` is a built one, and checks it.
 * @returns its folder, and a sentence about placeholders to add to the outcome
 * @throws if the check finds a problem, or if the site has an address and a placeholder, unless this is a preview:
 *   visitors would call a number that nobody has
 */
async function checkedSite(from: string | undefined, isPreview: boolean) {
  const count = process.env.SITE_URL ? await printUnfinished() : 0;
  const left = `${count === 1 ? "1 placeholder is" : `${count} placeholders are`} left`;
  if (count > 0 && !isPreview) {
    throw new Error(
      `${left}, each named above. Replace them, or publish a preview all the same with --preview.`,
    );
  }
  const site = from ?? build();
  const { problems, pages } = await checkSite(site);
  for (const problem of problems) console.error(`${site}${problem}`);
  if (problems.length > 0) throw new Error(`The built site has ${problems.length} problems.`);
  console.log(`${pages} pages checked`);
  return { site, note: count > 0 ? ` This is a preview: ${left}.` : "" };
}

/** Builds the forms for a repository, `owner/name`. */
function builtForms(repository: string) {
  buildForms("forms", repository);
  return { site: "forms", note: "" };
}

function build(): string {
  if (!process.env.SITE_URL) {
    console.warn("SITE_URL is not set: the pages will contain a placeholder address.");
  }
  const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed; fix what the messages above say.");
  return "public";
}
