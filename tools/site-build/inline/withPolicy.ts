import { MAP_ORIGIN } from "../../../src/lib/mapAddress";
import type { PageScript } from "../script-loader/pageFiles";
import { inlineBlocks } from "./inlineBlocks";
import { pagePolicy } from "./pagePolicy";

/** Browsers look for it in the first 1,024 bytes; everything else comes after the policy. */
const charset = /<meta charset="utf-8"\/?>/i;

/**
 * Returns a page with the policy that allows exactly its scripts and inline blocks, as the first element after the
 * charset.
 * @param inline the texts of the allowed inline scripts
 * @param scripts the files that the page's scripts may load
 * @throws if the page has an unknown block
 */
export function withPolicy(
  html: string,
  inline: readonly string[],
  scripts: readonly PageScript[],
): string {
  if (!charset.test(html)) throw new Error("the page has no <meta charset>");
  const blocks = inlineBlocks(html, inline, scripts);
  const digests = scripts.map(({ integrity }) => integrity);
  // A page with a map links to the map's site too.
  const frame = html.includes(`href="${MAP_ORIGIN}`) ? MAP_ORIGIN : undefined;
  const policy = pagePolicy({ ...blocks, scripts: [...blocks.scripts, ...digests] }, frame);
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(charset, (found) => found + element);
}
