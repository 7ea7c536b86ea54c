import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editorConfig, type Repository } from "./editorConfig";

const program = path.dirname(path.dirname(require.resolve("@sveltia/cms")));

/** Not needed to run: one is the list of the source's lines, the other decodes nothing. */
const isLeftOut = (file: string) => file.endsWith(".map");

/**
 * Puts the browser editor into `folder`, whole: its page, its configuration, and the program from
 * the installed package, so that nothing is fetched from elsewhere when it runs.
 */
export function buildEditor(folder: string, repository: Repository): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(__dirname, "page"), folder, { recursive: true });
  for (const part of ["npm", "locales"])
    cpSync(path.join(program, part), path.join(folder, "sveltia", part), {
      recursive: true,
      filter: (file) => !isLeftOut(file),
    });
  writeFileSync(path.join(folder, "config.json"), JSON.stringify(editorConfig(repository)));
}
