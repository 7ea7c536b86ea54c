import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { IS_LEAK_CARD_KEPT, LEAK_CARD, LEAK_CARD_WORKER } from "../../../src/lib/leakCard";
import { removingWorkerCode, workerCode } from "./workerCode";

/** Writes the service worker of a built folder's leak card. */
export function writeCardWorker(folder: string): void {
  const html = readFileSync(join(folder, LEAK_CARD, "index.html"), "utf8");
  const code = IS_LEAK_CARD_KEPT ? workerCode(html) : removingWorkerCode();
  writeFileSync(join(folder, LEAK_CARD_WORKER), code);
}
