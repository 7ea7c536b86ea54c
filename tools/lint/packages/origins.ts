import type { LockedPackage } from "./lockfile";

const registry = "https://registry.npmjs.org/";

/**
 * Packages with an install script. `.npmrc` runs none; add a package here once you have seen that the
 * site builds without its script.
 */
const workWithoutTheirScript = new Set([
  // They would compile code that is ready in a package for each system.
  "@parcel/watcher",
  "lmdb",
  "msgpackr-extract",
  "unrs-resolver",
  "esbuild",
  "sharp",
  "workerd",
  // They print an advertisement or a greeting.
  "core-js",
  "core-js-pure",
  "es5-ext",
  "gatsby",
  "gatsby-cli",
]);

/** Why it is unknown what npm would install; undefined if the lockfile determines every byte. */
export function originProblem({ name, version, resolved, integrity }: LockedPackage) {
  if (resolved && !resolved.startsWith(registry)) {
    return `${name} ${version}: comes from ${resolved}; only ${registry} is trusted`;
  }
  if (!integrity) return `${name} ${version}: package-lock.json has no integrity for it`;
  return undefined;
}

/** Why a package might not work after installation; undefined if it needs no script, or was tested. */
export function scriptProblem({ name, version, hasInstallScript }: LockedPackage) {
  if (!hasInstallScript || workWithoutTheirScript.has(name)) return undefined;
  return `${name} ${version}: wants to run a script when it is installed, which .npmrc forbids; see that the site builds without it, then add it to origins.ts`;
}
