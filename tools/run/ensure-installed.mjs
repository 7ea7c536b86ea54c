/** Installs the packages of package-lock.json, unless an earlier run has installed this lockfile. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { isSupported } from "./isSupported.mjs";

/** Contains the hash of the installed lockfile; npm deletes it with node_modules. */
const stampFile = "node_modules/.install-stamp";

/** Install everything, whatever NODE_ENV and npm's settings exclude, and print only errors. */
const installation = "ci --include=dev --include=optional --loglevel=error --no-audit --no-fund";

/**
 * Ends the process.
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}

if (!isSupported(process.versions.node))
  stop(
    `Node ${process.versions.node} does not work here: install Node 22.16 or newer of that line, or 24.`,
  );
if (!existsSync("package-lock.json"))
  stop("There is no package-lock.json here; run this from the project's own folder.");

const lockfile = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== lockfile) {
  console.log(
    "Installing the packages of package-lock.json; the first time takes a minute or two.",
  );
  const { status, error } = spawnSync("npm", installation.split(" "), { stdio: "inherit" });
  if (status !== 0)
    stop(
      `The packages could not be installed (${error?.message ?? `npm ended with ${status}`}). ` +
        "Check the network and the messages above, then run the command again.",
    );
  writeFileSync(stampFile, lockfile);
}
