/** Installs the packages of package-lock.json, unless exactly these are installed. */
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import {
  installation,
  installedMatches,
  isStamped,
  isSupported,
  missingPackages,
  lockfileHash,
  stampFile,
} from "./state.mjs";

if (!isSupported(process.versions.node)) {
  console.error(
    `Node ${process.versions.node} does not work here: install Node 22.16 or newer of that line, or 24.`,
  );
  process.exit(1);
}
if (!existsSync("package-lock.json")) {
  console.error("There is no package-lock.json here; run this from the project's own folder.");
  process.exit(1);
}
if (isStamped()) process.exit(0);

if (!installedMatches()) {
  console.log(
    "Installing the packages of package-lock.json; the first time takes a minute or two.",
  );
  const { status, error } = spawnSync("npm", installation, { stdio: "inherit" });
  if (status !== 0) {
    console.error(
      `The packages could not be installed (${error?.message ?? `npm ended with ${status}`}). ` +
        "Check the network and the messages above, then run the command again.",
    );
    process.exit(1);
  }
  const missing = missingPackages();
  if (missing.length > 0) {
    console.error(
      `npm did not install all packages; ${missing[0]} is missing. ` +
        'Check your npm settings ("npm config ls"), then run the command again.',
    );
    process.exit(1);
  }
}
writeFileSync(stampFile, lockfileHash());
