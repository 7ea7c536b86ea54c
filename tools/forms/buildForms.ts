import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formsConfig } from "./formsConfig";
import { formsHeaders } from "./headers";

const program = path.dirname(path.dirname(require.resolve("@sveltia/cms")));

/** Fonts on another host. The program has its own copies; the policy would block these with an error each. */
const remoteFonts = /url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g;

/**
 * Writes the forms to `folder`: our page, the configuration, the program from the installed package, and the
 * settings of the edge host.
 * @param repository `owner/name` on GitHub, of editors who do not work in a local folder
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
  writeFileSync(main, readFileSync(main, "utf8").replaceAll(remoteFonts, "none"));
  const headers = Object.entries(formsHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
  // For Cloudflare Pages.
  writeFileSync(path.join(folder, "_headers"), `/*\n${headers.join("")}`);
  writeFileSync(path.join(folder, "config.json"), JSON.stringify(formsConfig(repository)));
}
