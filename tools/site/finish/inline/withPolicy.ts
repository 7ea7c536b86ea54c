import { MAP_ORIGIN } from "../../../../src/lib/mapAddress";
import { inlineBlocks, type PageHashes } from "./inlineBlocks";

/** Browsers look for it in the first 1,024 bytes; everything else comes after the policy. */
const charset = /<meta charset="utf-8"\/?>/i;

/**
 * Returns a page with the policy that allows exactly its inline blocks and, if it has the script loader, scripts
 * of this site, as the first element after the charset.
 * @param inline the texts of the allowed inline scripts
 * @throws if the page has an unknown block
 */
export function withPolicy(html: string, inline: readonly string[], hasLoader = false): string {
  if (!charset.test(html)) throw new Error("the page has no <meta charset>");
  const policy = policyOf(html, inlineBlocks(html, inline), hasLoader);
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(charset, (found) => found + element);
}

/**
 * Returns the Content-Security-Policy of one page. `frame-ancestors` is in a header, because browsers ignore it
 * here (Content Security Policy Level 3, section 3.3).
 */
function policyOf(
  html: string,
  { scripts, styles, styleAttributes }: PageHashes,
  hasLoader: boolean,
): string {
  // A page with a map links to the map's site too.
  const hasMap = html.includes(`href="${MAP_ORIGIN}`);
  const sources = (hashes: readonly string[], keyword = "") => {
    const quoted = [...new Set(hashes)].map((hash) => `'${hash}'`);
    return quoted.length > 0 ? [keyword, ...quoted].join(" ").trim() : "'none'";
  };
  return [
    "default-src 'none'",
    `script-src ${sources(scripts, hasLoader ? "'self'" : "")}`,
    `style-src ${sources(styles)}`,
    // Without it, `style-src` applies, which allows no attribute.
    ...(styleAttributes.length > 0
      ? [`style-src-attr ${sources(styleAttributes, "'unsafe-hashes'")}`]
      : []),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The service worker of the leak card; see src/leak-card.
    "worker-src 'self'",
    ...(hasMap ? [`frame-src ${MAP_ORIGIN}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
