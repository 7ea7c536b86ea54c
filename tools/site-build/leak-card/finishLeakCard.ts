import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LEAK_CARD } from "../../../src/lib/leakCard";
import { replaceFile } from "../../lib/files";
import { cardScript } from "./cardScript";
import { standAlone } from "./standAlone";

/** Makes the leak card of a built folder a single HTML file. */
export function finishLeakCard(folder: string): void {
  const page = join(folder, LEAK_CARD, "index.html");
  const before = readFileSync(page, "utf8");
  const html = standAlone(before, cardScript);
  if (html !== before) replaceFile(page, html);
}
