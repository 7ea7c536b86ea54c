/** Writes the configuration of other servers into hosting/: `npm run docs`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hostingFiles } from "./hostingFiles";

for (const [name, text] of hostingFiles()) {
  const path = join("hosting", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
