import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

/** Contains the hash of the installed lockfile; npm deletes it with node_modules. */
export const stampFile = "node_modules/.install-stamp";

/** The arguments of npm: install everything, whatever NODE_ENV and settings exclude, and print only errors. */
export const installation = [
  "ci",
  "--include=dev",
  "--include=optional",
  "--loglevel=error",
  "--no-audit",
  "--no-fund",
];

/**
 * Whether `engines` in package.json includes a version of Node.
 * @param {string} version
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 16;
  return major >= 24;
}

/** The digest of package-lock.json. */
export function lockfileHash() {
  return createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
}

/** Whether an earlier run installed this lockfile. */
export function isStamped() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === lockfileHash();
}

/** Whether exactly this lockfile was installed with npm. */
export function installedMatches() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const required = packagesOf("package-lock.json");
  const present = packagesOf(record);
  return Object.entries(required).every(([path, entry]) => {
    const { version, integrity, optional, extraneous } = entry;
    // "" is this project; optional packages may be for another system, extraneous ones are not
    // installed at all.
    const found = present[path];
    if (path === "" || ((optional || extraneous) && !found)) return true;
    return found?.version === version && found?.integrity === integrity;
  });
}

/** Returns the required packages of the lockfile that are not installed. */
export function missingPackages() {
  return Object.entries(packagesOf("package-lock.json"))
    .filter(([, { optional, devOptional, extraneous }]) => !optional && !devOptional && !extraneous)
    .map(([path]) => path)
    .filter((path) => path !== "" && !existsSync(path));
}

/**
 * @param {string} file
 * @returns {Record<string, Record<string, unknown>>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
}
