/**
 * Names with a hash of their content: everything Gatsby puts in /static/<hash>/ and webpack's chunks, whose
 * hashes have 8 digits; those of earlier releases had 20.
 */
const hashedName = /^\/(static\/[0-9a-f]{32}\/|[^/]+-[0-9a-f]{8,20}\.(js|css)(\.LICENSE\.txt)?$)/;

/** Files that rarely change, but under the same name: fonts, icons, the share picture. */
const steadyType = /\.(woff2|png|jpe?g|webp|avif|svg|ico|webmanifest|txt)$/;

/** The first rule whose pattern matches an address sets how long browsers cache its file. */
export const cacheRules: readonly { readonly pattern: RegExp; readonly value: string }[] = [
  { pattern: hashedName, value: "public, max-age=31536000, immutable" },
  // A year would freeze a corrected font or logo in the browsers of everyone who had seen the old one.
  { pattern: steadyType, value: "public, max-age=86400" },
];

/** Pages and page-data are checked on every visit, since they name the hashed files that belong together. */
export const checkedEachTime = "public, max-age=0, must-revalidate";

/** Of missing files: one that is published later must be found at once. */
export const notKept = "no-store";

/** Whether the file at this address can never have other content. */
export function isImmutable(pathname: string): boolean {
  return hashedName.test(pathname);
}

/** The Cache-Control of what is at this address. */
export function cacheControl(pathname: string): string {
  return cacheRules.find(({ pattern }) => pattern.test(pathname))?.value ?? checkedEachTime;
}
