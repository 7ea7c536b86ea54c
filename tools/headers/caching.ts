/** Names with a hash of their content: webpack's chunks and everything Gatsby puts in /static/<hash>/. */
const hashedName = /^\/(static\/[0-9a-f]{32}\/|[^/]+-[0-9a-f]{20}\.(js|css)(\.LICENSE\.txt)?$)/;

/** Files that rarely change, but under the same name: fonts, icons, the share picture. */
const steadyType = /\.(woff2|png|jpe?g|webp|avif|svg|ico|webmanifest|txt)$/;

/** Whether the file at this address can never have other content. */
export function isImmutable(pathname: string): boolean {
  return hashedName.test(pathname);
}

/**
 * How long a browser may keep what is at this address.
 *
 * A name without a hash gets a day at most: a year would freeze a corrected font or logo in the
 * browsers of everyone who had seen the old one. Pages and page-data are checked on every visit,
 * since they name the hashed files that belong together.
 */
export function cacheControl(pathname: string): string {
  if (isImmutable(pathname)) return "public, max-age=31536000, immutable";
  if (steadyType.test(pathname)) return "public, max-age=86400";
  return "public, max-age=0, must-revalidate";
}
