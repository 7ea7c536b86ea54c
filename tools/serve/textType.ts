import { extname } from "node:path";

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
