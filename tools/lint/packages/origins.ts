import type { LockedPackage } from "./lockfile";

const registry = "https://registry.npmjs.org/";

/**
 * Packages with an install script, which `.npmrc` does not run. Before you add a package, verify that the site
 * builds without its script.
 */
const workWithoutTheirScript = new Set([
  // The scripts compile code that is also in a package for each system.
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

/** Returns why a package is not from a trusted source; undefined if the lockfile determines every byte. */
export function originProblem({ name, version, resolved, integrity }: LockedPackage) {
  if (resolved && !resolved.startsWith(registry)) {
    return `${name} ${version}: comes from ${resolved}; only ${registry} is trusted`;
  }
  if (!integrity) return `${name} ${version}: package-lock.json has no integrity for it`;
  return undefined;
}

/** Returns why a package might not work without its install script; undefined if it has none or was tested. */
export function scriptProblem({ name, version, hasInstallScript }: LockedPackage) {
  if (!hasInstallScript || workWithoutTheirScript.has(name)) return undefined;
  return `${name} ${version}: has an install script, which .npmrc does not run; verify that the site builds without it, then add the package to origins.ts`;
}
