/**
 * Makes the fonts of the site from the complete ones in art/fonts, as woff2 with the site's characters only; the same
 * packages give the same bytes: `node --import tsx art/fonts/main.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { characters } from "./characters";

/** The fonts of the site, by file, and the complete font that each is made from. */
const sources = {
  "public-sans.woff2": "public-sans.ttf",
  "bricolage-grotesque.woff2": "bricolage-grotesque-700.ttf",
};

async function makeFonts(): Promise<void> {
  for (const [name, source] of Object.entries(sources)) {
    const complete = readFileSync(join("art/fonts", source));
    const font = await subsetFont(complete, characters, { targetFormat: "woff2" });
    writeFileSync(join("static/fonts", name), font);
    console.log(`${name}: ${font.length} bytes`);
  }
}

void makeFonts();
