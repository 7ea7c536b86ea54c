/** Makes the fonts of the site from the complete ones in art/fonts: `node --import tsx art/fonts/main.ts`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFont, sources } from "./makeFont";

async function makeFonts(folder: string): Promise<void> {
  for (const [name, source] of Object.entries(sources)) {
    const font = await makeFont(source);
    writeFileSync(join(folder, name), font);
    console.log(`${name}: ${font.length} bytes`);
  }
}

void makeFonts(process.argv[2] ?? "static/fonts");
