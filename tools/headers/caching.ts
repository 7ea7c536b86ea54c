import { sharePictures } from "./security";

/** webpack's chunks and the data of pages, whose names have a hash of the content, of 8 digits. */
const hashedName =
  /^\/(([^/]+-)?[0-9a-f]{8}\.(js|css)(\.LICENSE\.txt)?|page-data\/[^/]+-[0-9a-f]{8}\.json)$/;

/** Pictures, with a hash of the original: the same address has other bytes if the encoder changes. */
const hashedPicture = /^\/static\/[0-9a-f]{6}/;

/** Files that rarely change and have no hash in the name: fonts, icons, share pictures. */
const steadyType = /\.(woff2|png|jpe?g|webp|avif|svg|ico|webmanifest|txt)$/;

interface CacheRule {
  readonly pattern: RegExp;
  /** Where such files are, for Cloudflare Pages: it has no regular expressions. */
  readonly places: readonly string[];
  readonly value: string;
}

/** The first rule whose pattern matches an address sets how long browsers cache its file. */
export const cacheRules: readonly CacheRule[] = [
  {
    pattern: hashedName,
    places: ["/*.js", "/page-data/*"],
    value: "public, max-age=31536000, immutable",
  },
  { pattern: hashedPicture, places: ["/static/*"], value: "public, max-age=2592000" },
  // Not a year: returning visitors would not get a corrected font or logo.
  {
    pattern: steadyType,
    places: ["/fonts/*", "/icons/*", `${sharePictures}*`],
    value: "public, max-age=86400",
  },
];

/** For pages, which refer to hashed files: browsers revalidate them on every visit. */
const checkedEachTime = "public, max-age=0, must-revalidate";

/** For missing files: once published, they must be found at once. */
export const notKept = "no-store";

/** The Cache-Control header for this path. */
export const cacheControl = (pathname: string) =>
  cacheRules.find(({ pattern }) => pattern.test(pathname))?.value ?? checkedEachTime;
