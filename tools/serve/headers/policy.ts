import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The file in a built folder that has the policy of its pages; servers never send dot files. */
export const policyFile = ".content-security-policy";

/** The digests of the scripts and styles that browsers may use, as `sha256-…`. */
export interface InlineHashes {
  /** Of inline scripts, and of script files: browsers compare these with `integrity`. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Of `style="…"`. */
  readonly styleAttributes: readonly string[];
}

/** In characters: Cloudflare Pages allows 2,000 per line of `_headers`, including the header's name. */
const longestPolicy = 1950;

/**
 * Returns the Content-Security-Policy of all pages. Pages share one policy, because that of the first page of
 * a visit applies to all pages that Gatsby loads after it.
 * @throws if it is too long for the edge host
 */
export function contentSecurityPolicy({ scripts, styles, styleAttributes }: InlineHashes): string {
  const sources = (keyword: string, hashes: readonly string[]) =>
    [keyword, ...hashes.map((hash) => `'${hash}'`)].join(" ");
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.map((hash) => `'${hash}'`).join(" ") || "'none'"}`,
    `style-src ${sources("'self'", styles)}`,
    `style-src-attr ${sources("'unsafe-hashes'", styleAttributes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The service worker of the leak card; see src/lib/leakCard.ts.
    "worker-src 'self'",
    // The map, on request; src/lib/mapAddress.ts builds its URL.
    "frame-src https://www.openstreetmap.org",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  if (policy.length <= longestPolicy) return policy;
  throw new Error(
    `the policy has ${policy.length} characters, with the hashes of ${scripts.length} scripts and ` +
      `${styles.length} styles; at most ${longestPolicy} are allowed. Every page of src/pages and every ` +
      "template adds two hashes; let pages of one template share their styles",
  );
}

/**
 * Returns a relaxed `policy` for pages of another release: it allows script files of the site, the inline
 * scripts of `policy`, and any style.
 */
export function ofAnyRelease(policy: string): string {
  return policy
    .replace("script-src ", "script-src 'self' ")
    .replace(/style-src .*?; style-src-attr .*?;/, "style-src 'self' 'unsafe-inline';");
}

/** Returns the policy of a built folder; undefined if it has none. */
export function policyOf(folder: string): string | undefined {
  const file = join(folder, policyFile);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
