import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { characters } from "./characters";

/** The fonts of the site, by file, and the complete font that each is made from. */
export const sources = {
  "public-sans.woff2": "art/fonts/public-sans.ttf",
  "bricolage-grotesque.woff2": "art/fonts/bricolage-grotesque-700.ttf",
};

/** The font as woff2 with the site's characters only; the same packages give the same bytes. */
export const makeFont = (source: string): Promise<Buffer> =>
  subsetFont(readFileSync(source), characters, { targetFormat: "woff2" });
