import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formsConfig } from "./formsConfig";
import { statusFile, withLocalAddresses } from "./localAddresses";

const program = path.dirname(path.dirname(require.resolve("@sveltia/cms")));

/**
 * Writes the forms to `folder`: our page, the configuration, and the program from the installed package,
 * changed so that it fetches nothing from other hosts.
 */
export function buildForms(folder: string, repository: string): void {
  const copy = path.join(folder, "sveltia");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(__dirname, "page"), folder, { recursive: true });
  cpSync("static/favicon.svg", path.join(folder, "favicon.svg"));
  for (const part of ["npm", "locales"])
    cpSync(path.join(program, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => !file.endsWith(".map"),
    });
  const main = path.join(copy, "npm/index.js");
  const assets = readdirSync(path.join(copy, "npm/assets"));
  writeFileSync(main, withLocalAddresses(readFileSync(main, "utf8"), assets));
  writeFileSync(path.join(folder, statusFile.name), statusFile.text);
  writeFileSync(path.join(folder, "config.json"), JSON.stringify(formsConfig(repository)));
}
