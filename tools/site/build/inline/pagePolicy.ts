/** The digests of the scripts and styles that a page may use, as `sha256-…`. */
export interface PageHashes {
  /** Of inline scripts. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Of `style="…"`. */
  readonly styleAttributes: readonly string[];
}

interface PageLoads {
  /** The page has the script loader. */
  readonly hasLoader?: boolean;
  /** The site that the page may show in a frame. */
  readonly frame?: string;
}

/**
 * Returns the Content-Security-Policy of one page. `frame-ancestors` is in a header, because browsers ignore it
 * here (Content Security Policy Level 3, section 3.3).
 */
export function pagePolicy(
  { scripts, styles, styleAttributes }: PageHashes,
  { hasLoader, frame }: PageLoads,
): string {
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
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The service worker of the leak card; see src/leak-card.
    "worker-src 'self'",
    ...(frame ? [`frame-src ${frame}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
