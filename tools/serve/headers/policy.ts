import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** In a built folder, the policy of its documents; no server sends a file whose name begins with a dot. */
export const policyFile = ".content-security-policy";

/** What browsers may run or apply of a site, as `sha256-…`. */
export interface InlineHashes {
  /** Inline scripts and the site's files: browsers run files whose `integrity` is listed here. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Of `style="…"`. */
  readonly styleAttributes: readonly string[];
}

/** In characters: Cloudflare Pages allows 2,000 a line of `_headers`, the header's name included. */
const longestPolicy = 1950;

/**
 * The Content-Security-Policy of every document. It is one for the whole site, because that of the
 * page on which a visit begins holds for all pages that follow.
 * @throws when it is too long for the edge host
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
    // The one worker keeps the leak card; see src/lib/leakCard.ts.
    "worker-src 'self'",
    // The map, once the visitor asks for it; its address is made in src/lib/mapAddress.ts.
    "frame-src https://www.openstreetmap.org",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  if (policy.length <= longestPolicy) return policy;
  throw new Error(
    `the pages have ${styles.length} different styles, and with the hash of each the policy is ` +
      `longer than ${longestPolicy} characters; let pages of one template share their styles`,
  );
}

/**
 * A policy for pages whose own is not known: their files may run, and those inline scripts that are
 * those of `policy`; their styles may be whatever they are.
 */
export function ofAnyRelease(policy: string): string {
  return policy
    .replace("script-src ", "script-src 'self' ")
    .replace(/style-src .*?; style-src-attr .*?;/, "style-src 'self' 'unsafe-inline';");
}

/** The policy that was made for a built folder; undefined where none was. */
export function policyOf(folder: string): string | undefined {
  const file = join(folder, policyFile);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
