import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MAP_ORIGIN } from "../../../src/lib/mapAddress";
import { filesIn, inFile, replaceFile } from "../../lib/files";
import type { PageScript } from "../script-loader/pageFiles";
import { inlineBlocks } from "./inlineBlocks";
import { pagePolicy } from "./pagePolicy";

const policyElement = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Browsers look for it in the first 1,024 bytes; everything else comes after the policy. */
const charset = /<meta charset="utf-8"\/?>/i;

/**
 * Writes into each page of a built folder the policy that allows exactly its scripts and inline blocks.
 * @param inline the texts of the allowed inline scripts
 * @param scriptsOf returns the files that the scripts of a page may load, by the page's file
 * @throws if a page has an unknown block, or if there is a source map
 */
export function writePolicies(
  folder: string,
  inline: readonly string[],
  scriptsOf: (file: string) => readonly PageScript[],
): void {
  // Gatsby's slices are fragments of pages.
  const files = filesIn(folder).filter((file) => !file.startsWith("_gatsby"));
  const map = files.find((file) => file.endsWith(".map"));
  if (map)
    throw new Error(`${map}: source maps are not published; see src/bundle/webpackConfig.ts`);
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const path = join(folder, file);
    const before = readFileSync(path, "utf8");
    const after = inFile(file, () => withPolicy(before, inline, scriptsOf(file)));
    if (after !== before) replaceFile(path, after);
  }
}

/**
 * Returns a page with its policy as the first element after the charset. Idempotent.
 * @param scripts the files that the page's scripts may load
 */
export function withPolicy(
  html: string,
  inline: readonly string[],
  scripts: readonly PageScript[],
): string {
  const bare = html.replace(policyElement, "");
  if (!charset.test(bare)) throw new Error("the page has no <meta charset>");
  const blocks = inlineBlocks(bare, inline, scripts);
  const digests = scripts.map(({ integrity }) => integrity);
  // A page with a map links to the map's site too.
  const frame = bare.includes(`href="${MAP_ORIGIN}`) ? MAP_ORIGIN : undefined;
  const policy = pagePolicy({ ...blocks, scripts: [...blocks.scripts, ...digests] }, frame);
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return bare.replace(charset, (found) => found + element);
}
