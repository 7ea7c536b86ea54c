/** Checks the version of Node, and installs the packages unless this lockfile is the installed one. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Contains the hash of the installed lockfile; npm deletes it with node_modules. */
const stamp = "node_modules/.install-stamp";

/** Install everything, whatever NODE_ENV and npm's settings exclude, and print only errors. */
const installation = "ci --include=dev --include=optional --loglevel=error --no-audit --no-fund";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (!(major >= 24 || (major === 22 && minor >= 16) || (major === 20 && minor >= 19))) {
  console.error(
    `Node ${process.versions.node} does not work here: install Node 24, or 22.16 or newer of that line.`,
  );
  process.exit(1);
}

const lockfile = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lockfile) {
  console.log("Installing the packages; the first time takes a minute or two.");
  const { status } = spawnSync("npm", installation.split(" "), { stdio: "inherit" });
  if (status !== 0) process.exit(1);
  writeFileSync(stamp, lockfile);
}
