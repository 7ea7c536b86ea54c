import { extname } from "node:path";

/** The content types of all kinds of files that a site may hold. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
  txt: "text/plain",
  xml: "application/xml",
  json: "application/json",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  ico: "image/x-icon",
  woff2: "font/woff2",
};

/** What a file of any other kind is: something to keep, which browsers neither run nor show. */
export const unknownType = "application/octet-stream";

/** Those whose answers name their encoding, so that no browser guesses how ₦ and ẹ are written. */
export const textTypes: ReadonlySet<string> = new Set([
  "text/html",
  "text/css",
  "text/javascript",
  "text/plain",
  "application/xml",
  "application/json",
  "application/manifest+json",
  "image/svg+xml",
]);

/** The Content-Type of the file with this name. */
export function contentType(name: string): string {
  const type = contentTypes[extname(name).slice(1)] ?? unknownType;
  return textTypes.has(type) ? `${type}; charset=utf-8` : type;
}
