import { extname } from "node:path";

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

/** Text types name their encoding, so that no browser has to guess how ₦ and ẹ are written. */
const textTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};

/** The content type of a text file; undefined leaves pictures and fonts to sirv's own table. */
export function textType(pathname: string): string | undefined {
  return textTypes[extname(pathname)];
}

/** What the site never needs; every name is one that Chromium knows, or it would say so in the console. */
const refusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "cross-origin-isolated",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** The headers that every answer carries, whatever it holds. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": refusedFeatures.map((name) => `${name}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
};
