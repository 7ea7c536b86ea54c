import { readdirSync, realpathSync } from "node:fs";
import { digestOf } from "../../lib/digestOf";

/** What a build depends on besides the content. */
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
 * All code. Gatsby reuses results of some of it without checking for changes. webpack's cache depends on
 * earlier builds: code that was changed and changed back gets different bytes from it.
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

/** Returns the facts for a build that starts now in the folder `root`. */
export function factsOf(root: string): Facts {
  return {
    folder: realpathSync(root),
    node: `${process.version} ${process.platform} ${process.arch}`,
    address: process.env.SITE_URL ?? "",
    bundle: process.env.PLAIN_BUNDLE ?? "",
    packages: digestOf(root, ["package.json", "package-lock.json"]),
    code: digestOf(root, code),
    // Gatsby copies static/ and never deletes a copy.
    copied: readdirSync(`${root}/static`, { recursive: true }).sort().join("\n"),
  };
}

const reasons: Readonly<Record<keyof Facts, string>> = {
  folder: "was made in another folder",
  node: "was made by another version of Node",
  address: "was made for another address (SITE_URL)",
  bundle: "was made with other changes to Gatsby's output (PLAIN_BUNDLE)",
  packages: "was made with other packages",
  code: "was made by other code",
  copied: "was made with other files in static/",
};

/**
 * Returns why a cache made under the facts `before` cannot be used under `now`, in words that follow "The
 * cache"; undefined if it can.
 */
export function staleReason(before: Partial<Facts>, now: Facts): string | undefined {
  const changed = (Object.keys(reasons) as (keyof Facts)[]).find((key) => before[key] !== now[key]);
  return changed && reasons[changed];
}
