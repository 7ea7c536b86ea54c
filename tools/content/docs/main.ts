/** Writes docs/content.md and the completion of VS Code from the tables of fields: `npm run docs`. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generatedFiles } from "./generatedFiles";

for (const [file, text] of generatedFiles()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
