import { MAP_ORIGIN } from "../../../../src/lib/mapAddress";
import { inlineBlocks } from "./inlineBlocks";
import { pagePolicy } from "./pagePolicy";

/** Browsers look for it in the first 1,024 bytes; everything else comes after the policy. */
const charset = /<meta charset="utf-8"\/?>/i;

/**
 * Returns a page with the policy that allows exactly its inline blocks and, if it has the script loader, scripts
 * of this site, as the first element after the charset.
 * @param inline the texts of the allowed inline scripts
 * @throws if the page has an unknown block
 */
export function withPolicy(html: string, inline: readonly string[]): string {
  if (!charset.test(html)) throw new Error("the page has no <meta charset>");
  const policy = pagePolicy(inlineBlocks(html, inline), {
    hasLoader: html.includes("<script data-scripts="),
    // A page with a map links to the map's site too.
    frame: html.includes(`href="${MAP_ORIGIN}`) ? MAP_ORIGIN : undefined,
  });
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(charset, (found) => found + element);
}
