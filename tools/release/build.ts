import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkOut } from "./git";
import { Refusal } from "./refusal";
import { runSupervised } from "./runSupervised";

/** What a release is made of, and how. */
export interface Job {
  readonly repository: string;
  readonly buildCommand: readonly string[];
  /** The address of the site, without a slash at its end; "" for the placeholder. */
  readonly siteUrl: string;
  /** The command after which the web server knows a new policy. */
  readonly reload?: string;
  readonly signal: AbortSignal;
}

/** Builds and checks a commit in a folder of its own; resolves with the folder that it filled. */
export async function build(job: Job, commit: string, checkout: string): Promise<string> {
  const { repository, buildCommand, siteUrl, signal } = job;
  mkdirSync(checkout, { recursive: true });
  checkOut(repository, commit, checkout);
  await installPackages(repository, checkout, signal);
  const code = await runSupervised(buildCommand, {
    cwd: checkout,
    signal,
    env: { SITE_URL: siteUrl || undefined },
  });
  signal.throwIfAborted();
  if (code === 137 || code === 134) {
    throw new Refusal(
      "the build was killed, most likely because memory ran out (it needs about 1.5 GB). " +
        "Free some memory, then run it again.",
    );
  }
  if (code !== 0) {
    throw new Refusal("the build or a check of it failed. Fix what the messages above say.");
  }
  return join(checkout, "public");
}

/**
 * Gives the checkout its packages.
 *
 * They are linked file by file, not as one link to the folder: the bundler follows links, and
 * would put the place of the folder into the names of its files.
 */
async function installPackages(
  repository: string,
  checkout: string,
  signal: AbortSignal,
): Promise<void> {
  const lockfile = join(checkout, "package-lock.json");
  if (!existsSync(lockfile)) return;
  const own = join(repository, "package-lock.json");
  const packages = join(repository, "node_modules");
  const isSame = existsSync(own) && readFileSync(own).equals(readFileSync(lockfile));
  if (isSame && existsSync(packages)) {
    const link = ["cp", "-al", packages, checkout];
    if ((await runSupervised(link, { cwd: checkout, signal, stderr: "ignore" })) === 0) return;
  }
  // Another disk, where links cannot reach.
  const install = ["npm", "ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const code = await runSupervised(install, { cwd: checkout, signal });
  if (code !== 0) throw new Refusal("the packages could not be installed; see the messages above.");
}
