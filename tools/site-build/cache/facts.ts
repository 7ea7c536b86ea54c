import { readdirSync, realpathSync } from "node:fs";
import { digestOf } from "./digestOf";

/** What a build depends on beside the content. */
export interface Facts {
  readonly folder: string;
  readonly node: string;
  readonly address: string;
  readonly bundle: string;
  readonly packages: string;
  readonly code: string;
  readonly copied: string;
}

/**
 * All code. Gatsby keeps results of some of it without asking again, and webpack's cache remembers
 * the way: the same code bundled from it, after a change that was undone, has other bytes.
 */
const code = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "src",
  "tools/site-build",
  "art/fonts",
];

/** The facts of a build that would begin now in `root`. */
export function factsOf(root: string): Facts {
  return {
    folder: realpathSync(root),
    node: `${process.version} ${process.platform} ${process.arch}`,
    address: process.env.SITE_URL ?? "",
    bundle: process.env.PLAIN_BUNDLE ?? "",
    packages: digestOf(root, ["package.json", "package-lock.json"]),
    code: digestOf(root, code),
    // Gatsby copies static/ and never takes a file away again.
    copied: readdirSync(`${root}/static`, { recursive: true }).sort().join("\n"),
  };
}

/** Why a cache made under other facts is of no use, in words that end "the cache …". */
export const reasons: Readonly<Record<keyof Facts, string>> = {
  folder: "was made in another folder",
  node: "was made by another version of Node",
  address: "was made for another address (SITE_URL)",
  bundle: "was made with other changes to Gatsby's output (PLAIN_BUNDLE)",
  packages: "was made with other packages",
  code: "was made by other code",
  copied: "was made with other files in static/",
};
