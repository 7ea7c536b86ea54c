import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LEAK_CARD, LEAK_CARD_WORKER } from "../../../src/lib/leakCard";
import { workerCode } from "./workerCode";

/** Writes the service worker of a built folder's leak card. */
export function writeCardWorker(folder: string): void {
  const html = readFileSync(join(folder, LEAK_CARD, "index.html"), "utf8");
  writeFileSync(join(folder, LEAK_CARD_WORKER), workerCode(html));
}
