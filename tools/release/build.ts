import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { checkOut } from "./checkout";
import { install } from "./install";
import { Refusal } from "./refusal";
import { runTied } from "./runTied";

/** What a release is made of, and how. */
export interface Job {
  readonly repository: string;
  readonly buildCommand: readonly string[];
  /** The address of the site, without a slash at its end. */
  readonly siteUrl: string;
  readonly signal: AbortSignal;
}

/** Builds and checks a commit in a folder of its own; resolves with the folder that it filled. */
export async function build(job: Job, commit: string, checkout: string): Promise<string> {
  const { repository, buildCommand, siteUrl, signal } = job;
  mkdirSync(checkout, { recursive: true });
  checkOut(repository, commit, checkout);
  await install(repository, checkout, signal);
  const code = await runTied(buildCommand, {
    cwd: checkout,
    signal,
    env: { SITE_URL: siteUrl },
  });
  signal.throwIfAborted();
  if (code === 137 || code === 134) {
    throw new Refusal(
      "the build was killed, most likely because memory ran out (it needs about 1.5 GB). " +
        "Free some memory, then run it again.",
    );
  }
  if (code !== 0) {
    throw new Refusal("the build or a check of it failed. Mend what the messages above name.");
  }
  const site = join(checkout, "public");
  if (!existsSync(join(site, "index.html"))) {
    throw new Refusal("the build left no public/index.html, so there is nothing to publish.");
  }
  refuseLinks(site);
  // A release that is served must not change with a file of the checkout.
  rmSync(join(checkout, "node_modules"), { recursive: true, force: true });
  return site;
}

/** A link would lead to the folder of the build, which goes away. */
function refuseLinks(site: string): void {
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) continue;
    const name = relative(site, join(entry.parentPath, entry.name));
    throw new Refusal(
      `the build left public/${name}, which is neither a file nor a folder. ` +
        "Put a copy of the file in the place of the link, then run it again.",
    );
  }
}
