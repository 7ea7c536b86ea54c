import { extname } from "node:path";

/** The MIME types of all files of a site, by extension. */
export const mimeTypes: Readonly<Record<string, string>> = {
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

/** That of other files: browsers download them and never run or show them. */
export const unknownType = "application/octet-stream";

/** Whether a type is sent with a charset, so that no browser guesses the encoding of ₦ and ẹ. */
export const isText = (type: string) => /^text\/|(xml|json)$/.test(type);

/** Returns the Content-Type header of the file with this name. */
export function mimeType(name: string): string {
  const type = mimeTypes[extname(name).slice(1)] ?? unknownType;
  return isText(type) ? `${type}; charset=utf-8` : type;
}
