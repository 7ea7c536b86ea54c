import type { LockedPackage } from "./lockfile";

const registry = "https://registry.npmjs.org/";

/**
 * Packages with a script that npm would run when it installs them. `.npmrc` lets none run, so each
 * stands here once somebody has seen that the site builds without it.
 */
const doWithoutTheirScript = new Set([
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

/** Why it cannot be told what npm would install; undefined when the lockfile says it to the byte. */
export function originProblem({ name, version, resolved, integrity }: LockedPackage) {
  if (resolved && !resolved.startsWith(registry)) {
    return `${name} ${version}: comes from ${resolved}; only ${registry} is trusted`;
  }
  if (!integrity) return `${name} ${version}: package-lock.json has no integrity for it`;
  return undefined;
}

/** Why a package might not work as it is installed; undefined when it needs no script, or was tried. */
export function scriptProblem({ name, version, hasInstallScript }: LockedPackage) {
  if (!hasInstallScript || doWithoutTheirScript.has(name)) return undefined;
  return `${name} ${version}: wants to run a script when it is installed, which .npmrc forbids; see that the site builds without it, then add it to origins.ts`;
}
