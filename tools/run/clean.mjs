/** Removes everything that commands make, except what is installed. */
import { rmSync } from "node:fs";

const made = [
  ".cache",
  ".fixture-site",
  ".preview-site",
  "forms",
  "public",
  "coverage",
  "test-results",
  "playwright-report",
];
for (const folder of [...made, "node_modules/.cache", "types"]) {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`Removed ${made.join(", ")} and the generated types.`);
