import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "./refusal";
import { runTied } from "./runTied";

/**
 * Gives the checkout its packages.
 *
 * They are linked file by file, not as one link to the folder: the bundler follows links, and
 * would put the place of the folder into the names of its files.
 */
export async function install(
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
    const linked = await runTied(["cp", "-al", packages, checkout], {
      cwd: checkout,
      signal,
      errors: "ignore",
    });
    if (linked === 0) return;
  }
  // Another disk, where links cannot reach.
  const code = await runTied(
    ["npm", "ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"],
    { cwd: checkout, signal },
  );
  if (code !== 0) throw new Refusal("the packages could not be installed; see the messages above.");
}
