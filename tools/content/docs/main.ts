/**
 * Writes docs/content.md, the completion of VS Code and the types of queries from the tables of fields:
 * `npm run docs`. With `--local`, as before a type check and at each `npm run dev`, only the files that are not in Git.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generatedFiles, schemaFiles } from "./generatedFiles";

const committed = process.argv.includes("--local") ? [] : generatedFiles();
for (const [file, text] of [...committed, ...schemaFiles()]) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
