import { join } from "node:path";
import { releasesIn, switchTo } from "../../../tools/deploy/releases";
import { writeHostFiles } from "../../../tools/headers/edge";
import { compressFolder } from "../../../tools/site/finish/compressFolder";
import type { Answer } from "../../support/ask";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";
import { picture, script } from "./questions";

/** The name of the site in hosting/nginx/site.conf. */
export const tls = "ileru.example";

/** A small site in which every file names its release. */
const filesOf = (release: string) => {
  const long = `${release} `.repeat(20_000);
  return {
    "index.html": long,
    "404.html": long,
    "404/index.html": long,
    "contact/index.html": long,
    "leak-card/index.html": long,
    "leak-card-worker.js": long,
    [script]: long,
    [picture]: release,
    "share/index.jpg": release,
    "fonts/text.woff2": release,
    "page-data/contact-01234567.json": long,
    "manifest.webmanifest": release,
    "robots.txt": release,
    "index.html.txt": release,
    ".well-known/security.txt": release,
    ".git/config": release,
    "contact/.env": release,
  };
};

/** A folder as a deploy leaves it, with two releases, of which "one" is served. */
export async function twoReleases(): Promise<string> {
  const folder = temporaryFolder();
  for (const release of ["one", "two"]) {
    writeFiles(join(releasesIn(folder), release), filesOf(release));
    writeHostFiles(join(releasesIn(folder), release));
    await compressFolder(join(releasesIn(folder), release));
  }
  switchTo(folder, "one");
  return folder;
}

/**
 * Headers that differ between servers without meaning to a visitor: only nginx uses TLS, and servers round a file's
 * date differently.
 */
const unimportant =
  /^(age|cf-ray|connection|date|etag|keep-alive|last-modified|server|strict-transport-security|transfer-encoding)$/;

export function outline({ status, headers, body }: Answer) {
  // Browsers do not show the body of a redirect.
  const isRedirect = status === 301;
  const isLeft = (name: string) =>
    unimportant.test(name) || (isRedirect && /^content-(type|length)$/.test(name));
  const kept = Object.entries(headers).filter(([name]) => !isLeft(name));
  return { status, headers: Object.fromEntries(kept), body: isRedirect ? "" : body };
}
