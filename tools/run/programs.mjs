import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

/**
 * A program of the browser tests: the variable for the path of another copy, and Debian's path and packages.
 * @typedef {{ variable: string, path: string, packages: readonly string[] }} Program
 */

/** @type {Readonly<Record<string, Program>>} */
export const programs = {
  chromium: {
    variable: "CHROMIUM_PATH",
    path: "/usr/bin/chromium",
    packages: ["chromium"],
  },
  firefox: {
    variable: "FIREFOX_PATH",
    path: "/usr/bin/firefox-esr",
    packages: ["firefox-esr"],
  },
  webkit: {
    variable: "WEBKIT_PATH",
    path: "/usr/bin/WebKitWebDriver",
    packages: ["webkit2gtk-driver"],
  },
  // WebKit's browser needs a screen.
  screen: {
    variable: "XVFB_PATH",
    path: "/usr/bin/xvfb-run",
    packages: ["xvfb", "xauth"],
  },
};

/**
 * Installs missing programs as root on Debian; otherwise prints how to install them and ends the process.
 * @param {readonly (Program | undefined)[]} names
 */
export function ensurePrograms(names) {
  const required = names.filter((program) => program !== undefined);
  const missing = required.filter(
    ({ variable, path }) => !isExecutable(process.env[variable] ?? path),
  );
  if (missing.length === 0) return;
  for (const { variable } of missing) {
    const named = process.env[variable];
    if (named) stop(`${variable} names ${named}, which is not a program that can be run.`);
  }
  const packages = missing.flatMap((program) => program.packages);
  if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get")) {
    const variables = missing.map(({ variable }) => variable).join(", ");
    stop(
      `There is no ${missing.map(({ path }) => path).join(", no ")}. Install what is missing ` +
        `(Debian: apt-get install ${packages.join(" ")}), or name your own copy in ${variables}.`,
    );
  }
  console.log(`Installing ${packages.join(", ")} for the browser tests.`);
  apt("update");
  apt("install", "-y", "--no-install-recommends", ...packages);
  const absent = missing.find(({ path }) => !isExecutable(path));
  if (absent)
    stop(`apt-get installed ${absent.packages.join(", ")}, yet there is no ${absent.path}.`);
}

/** @param {readonly string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status } = spawnSync("apt-get", args, { stdio: "inherit", env });
  if (status !== 0) stop(`"apt-get ${args.join(" ")}" ended with ${status}; see above.`);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}
