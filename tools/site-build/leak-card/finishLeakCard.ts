import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { IS_LEAK_CARD_KEPT, LEAK_CARD, LEAK_CARD_WORKER } from "../../../src/lib/leakCard";
import { cardScript } from "./cardScript";
import { removingWorkerCode, workerCode } from "./workerCode";
import { standAlone } from "./standAlone";

/** Makes the leak card of a built folder need nothing but its HTML, and writes the worker that keeps it. */
export function finishLeakCard(folder: string): void {
  const page = join(folder, LEAK_CARD, "index.html");
  const before = readFileSync(page, "utf8");
  const html = standAlone(before, cardScript);
  if (html !== before) place(page, html);
  place(join(folder, LEAK_CARD_WORKER), IS_LEAK_CARD_KEPT ? workerCode(html) : removingWorkerCode);
}

/** Appears whole or not at all: a server may be reading the folder. */
function place(path: string, text: string): void {
  writeFileSync(`${path}.partial`, text);
  renameSync(`${path}.partial`, path);
}
