import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { buildForms } from "../forms/buildForms";
import { lockFolder } from "../lib/lock";
import { checkSite } from "../site/check/checkSite";
import { askServer } from "./askServer";
import { uploadToEdge } from "./edge";
import { publish, rollBack } from "./publish";
import { requireEntry } from "./readable";
import { releasesIn } from "./releases";
import { unfinishedContent, unfinishedPages } from "./unfinished";

const options = {
  to: { type: "string" },
  back: { type: "boolean", default: false },
  edge: { type: "string" },
  from: { type: "string" },
  forms: { type: "string" },
  preview: { type: "boolean", default: false },
} as const;

/** In ms: how long the edge host may still answer with the release before. */
const edgeDelay = 60_000;

/** The release is published, but the site's address does not answer with it. */
class NotServed extends Error {}

/** npm runs this in the project's folder; INIT_CWD is where it was called. */
const called = (path: string) => resolve(process.env.INIT_CWD ?? "", path);

/** Where to publish, and what. */
type Order = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];

/**
 * Publishes the site or the forms, or rolls back.
 * @param args the words after the command's name
 * @returns a sentence for the operator
 * @throws with a message that begins with what is published at that moment
 */
export async function deploy(args: string[]): Promise<string> {
  try {
    const order = parseArgs({ args, options }).values;
    if (order.edge && order.back)
      throw new Error("Roll back in Cloudflare's dashboard: Deployments, then Rollback.");
    if (!order.edge === !order.to)
      throw new Error(
        "Name one target: npm run deploy -- --to <folder> [--back], or --edge <project>",
      );
    const run = order.back ? backInFolder : order.edge ? toEdge : toFolder;
    return await run(order);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const cause = code === "ENOSPC" ? "The disk is full; free some space." : message;
    throw new Error(error instanceof NotServed ? message : `Nothing was published: ${cause}`);
  }
}

/** Publishes into a folder of this machine. */
async function toFolder(order: Order): Promise<string> {
  const folder = locked(order.to);
  if (existsSync(join(folder, "current")) && hasForms(join(folder, "current")) !== !!order.forms)
    throw new Error(`${folder} has the ${order.forms ? "site" : "forms"}. Name another folder.`);
  const { built, note } = await builtFor(order);
  const sentence = publish(built, folder) + note;
  await ask(`Published in ${folder}`, join(folder, "current"));
  return sentence;
}

/** Serves the release before from a folder of this machine. */
async function backInFolder({ to }: Order): Promise<string> {
  const folder = locked(to, true);
  const sentence = rollBack(folder);
  await ask(`Published in ${folder}`, join(folder, "current"));
  return sentence;
}

/** Publishes on Cloudflare Pages. */
async function toEdge(order: Order): Promise<string> {
  const { built, note } = await builtFor(order);
  const sentence = uploadToEdge(built, order.edge ?? "");
  await ask(sentence, built, edgeDelay);
  return sentence + note;
}

/** Whether a release is the forms, not the site. */
const hasForms = (release: string) => existsSync(join(release, "config.json"));

/** @throws unless the site's address, if there is one, answers with the release */
async function ask(published: string, release: string, wait?: number): Promise<void> {
  if (!process.env.SITE_URL || hasForms(release)) return;
  await askServer(process.env.SITE_URL, release, wait).catch(({ message }: Error) => {
    throw new NotServed(`${published}, but visitors do not get it: ${message}`);
  });
}

/**
 * Makes sure that a release can be published in this folder, by this process only, until it ends.
 * @returns its full path
 * @throws with the fix if it cannot
 */
function locked(path = "", isRollback = false): string {
  const to = called(path);
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
  return to;
}

/**
 * Builds the forms for a repository, or the site, unless `from` is a built one, and checks it.
 * @returns its folder, and a sentence about what is unfinished to add to the outcome
 * @throws if the check finds a problem, or if something is unfinished, unless this is a preview: visitors would call a
 *   number that nobody has
 */
async function builtFor({ forms, from, preview: isPreview }: Order) {
  if (forms) {
    buildForms("forms", forms);
    return { built: "forms", note: "" };
  }
  const { SITE_URL: address } = process.env;
  const unfinished: string[] = [];
  const add = (left: readonly string[]) => {
    unfinished.push(...left);
    if (unfinished.length > 0 && !isPreview)
      throw new Error(
        `${unfinished.join("; ")}. Put this right, or publish a preview all the same with --preview.`,
      );
  };
  add([
    ...(await unfinishedContent()),
    ...(address ? [] : ["SITE_URL, the address of the site, is not set"]),
  ]);
  const built = from ? called(from) : build();
  const { problems, pages, origin } = await checkSite(built);
  for (const problem of problems) console.error(`${built}${problem}`);
  if (problems.length > 0) throw new Error(`The built site has ${problems.length} problems.`);
  console.log(`${pages} pages checked`);
  add([
    ...unfinishedPages(built),
    ...(!address || address.replace(/\/+$/, "") === origin
      ? []
      : [`the pages were built for ${origin}, but SITE_URL is ${address}`]),
  ]);
  return {
    built,
    note: unfinished.length > 0 ? ` This is a preview: ${unfinished.join("; ")}.` : "",
  };
}

function build(): string {
  const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed; fix what the messages above say.");
  return "public";
}
