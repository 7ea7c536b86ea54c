import { readFileSync } from "node:fs";
import { join } from "node:path";
import { IS_LEAK_CARD_KEPT, LEAK_CARD, LEAK_CARD_WORKER } from "../../../src/lib/leakCard";
import { replaceFile } from "../../lib/files";
import { cardScript } from "./cardScript";
import { removingWorkerCode, workerCode } from "./workerCode";
import { standAlone } from "./standAlone";

/** Makes the leak card of a built folder a single HTML file, and writes its service worker. */
export function finishLeakCard(folder: string): void {
  const page = join(folder, LEAK_CARD, "index.html");
  const before = readFileSync(page, "utf8");
  const html = standAlone(before, cardScript);
  if (html !== before) replaceFile(page, html);
  replaceFile(
    join(folder, LEAK_CARD_WORKER),
    IS_LEAK_CARD_KEPT ? workerCode(html) : removingWorkerCode(),
  );
}
