/** Prints how long the check takes for 1,000 files: `tsx bench/check-content.ts` */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../tools/content-check/checkContent";
import { diskSource } from "../tools/content-check/contentSource";

const wanted = 1000;

const root = mkdtempSync(path.join(tmpdir(), "content-"));

/** The real content over and over, each copy under names of its own. */
function fill(files: number): void {
  cpSync("content", root, { recursive: true });
  const single = readdirSync("content/site", { recursive: true }).length;
  const copies = Math.ceil((wanted - files) / (files - single));
  for (let number = 1; number <= copies; number += 1) {
    for (const folder of ["services", "partners", "legal", "products"]) {
      for (const name of readdirSync(path.join("content", folder))) {
        const copy = `${number}-${name}`;
        cpSync(path.join("content", folder, name), path.join(root, folder, copy), {
          recursive: true,
        });
        if (!/\.(?:md|yml)$/.test(name)) continue;
        const text = readFileSync(path.join("content", folder, name), "utf8");
        writeFileSync(path.join(root, folder, copy), text.replaceAll("./", `./${number}-`));
      }
    }
  }
}

async function measure(): Promise<void> {
  fill((await checkContent(diskSource("content"))).files);
  const started = performance.now();
  const { files, problems } = await checkContent(diskSource(root));
  const seconds = (performance.now() - started) / 1000;
  console.log(`${files} files, ${problems.length} problems: ${seconds.toFixed(2)} s`);
}

void measure().finally(() => rmSync(root, { recursive: true }));
