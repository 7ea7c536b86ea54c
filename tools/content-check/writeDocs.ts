/** Writes docs/content.md and the JSON Schemas below .vscode/ from the tables of fields. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generatedFiles } from "./docs/generatedFiles";

for (const [file, text] of generatedFiles()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
