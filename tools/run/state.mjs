import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

/** Holds the hash of the lockfile that node_modules was installed from; npm removes it with the rest. */
export const stampFile = "node_modules/.install-stamp";

/** What npm is asked for: everything, even if NODE_ENV or a setting says otherwise, and only errors in print. */
export const installation = [
  "ci",
  "--include=dev",
  "--include=optional",
  "--loglevel=error",
  "--no-audit",
  "--no-fund",
];

/** Whether a version of Node is one that package.json names in `engines`. */
export function isSupported(version) {
  const [major, minor] = version.split(".").map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 16;
  return major >= 24;
}

/** The fingerprint of package-lock.json. */
export function lockfileHash() {
  return createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
}

/** Whether this lockfile was installed by an earlier run. */
export function isStamped() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === lockfileHash();
}

/** Whether someone already installed exactly this lockfile with npm itself. */
export function installedMatches() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const wanted = packagesOf("package-lock.json");
  const present = packagesOf(record);
  return Object.entries(wanted).every(([path, entry]) => {
    const { version, integrity, optional, extraneous } = entry;
    // "" is this project; optional packages may be for another system, extraneous ones are not
    // installed at all.
    if (path === "" || ((optional || extraneous) && !present[path])) return true;
    return present[path]?.version === version && present[path].integrity === integrity;
  });
}

/** The packages of the lockfile that are not on the disk, though every system needs them. */
export function missingPackages() {
  return Object.entries(packagesOf("package-lock.json"))
    .filter(([, { optional, devOptional, extraneous }]) => !optional && !devOptional && !extraneous)
    .map(([path]) => path)
    .filter((path) => path !== "" && !existsSync(path));
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
}
