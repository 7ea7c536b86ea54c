/** Makes sure that there is a Chromium for the browser tests; installs Debian's where it may. */
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

const browser = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
if (isExecutable(browser)) process.exit(0);

if (process.env.CHROMIUM_PATH) {
  refuse(`CHROMIUM_PATH names ${browser}, which is not a program that can be run.`);
}
if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get")) {
  refuse(
    `There is no ${browser}. Install it (Debian: apt-get install chromium), ` +
      "or set CHROMIUM_PATH to a Chromium or Chrome that is already here.",
  );
}
console.log("Installing Chromium for the browser tests.");
apt("update");
apt("install", "-y", "--no-install-recommends", "chromium");
if (!isExecutable(browser)) refuse(`apt-get installed chromium, yet there is no ${browser}.`);

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status } = spawnSync("apt-get", args, { stdio: "inherit", env });
  if (status !== 0) refuse(`"apt-get ${args.join(" ")}" ended with ${status}; see above.`);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function refuse(message) {
  console.error(message);
  process.exit(1);
}
