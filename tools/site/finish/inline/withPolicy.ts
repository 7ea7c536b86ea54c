import { MAP_ORIGIN } from "../../../../src/lib/mapAddress";
import { inlineBlocks } from "./inlineBlocks";

/** Browsers look for it in the first 1,024 bytes; everything else comes after the policy. */
const charset = /<meta charset="utf-8"\/?>/i;

function sources(hashes: readonly string[], keyword = ""): string {
  const quoted = [...new Set(hashes)].map((hash) => `'${hash}'`);
  return quoted.length > 0 ? [keyword, ...quoted].join(" ").trim() : "'none'";
}

/**
 * Returns a page with the policy that allows exactly its inline blocks and, if it has the script loader, scripts
 * of this site, as the first element after the charset. `frame-ancestors` is in a header, because browsers ignore it here
 * (Content Security Policy Level 3, section 3.3).
 * @param inline the texts of the allowed inline scripts
 * @throws if the page has an unknown block
 */
export function withPolicy(html: string, inline: readonly string[], hasLoader = false): string {
  if (!charset.test(html)) throw new Error("the page has no <meta charset>");
  // A page with a map links to the map's site too.
  const hasMap = html.includes(`href="${MAP_ORIGIN}`);
  const { scripts, styles, styleAttributes } = inlineBlocks(html, inline);
  const policy = [
    "default-src 'none'",
    `script-src ${sources(scripts, hasLoader ? "'self'" : "")}`,
    `style-src ${sources(styles)}`,
    // Without it, `style-src` applies, which allows no attribute.
    styleAttributes.length > 0 && `style-src-attr ${sources(styleAttributes, "'unsafe-hashes'")}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${hasMap ? ` ${MAP_ORIGIN}` : ""}`,
    "manifest-src 'self'",
    // The service worker of the leak card; see src/leak-card.
    "worker-src 'self'",
    hasMap && `frame-src ${MAP_ORIGIN}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].filter(Boolean);
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}"/>`;
  return html.replace(charset, (found) => found + element);
}
