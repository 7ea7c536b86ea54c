/** Writes the CycloneDX bill of materials to the file that is named: `npm run sbom -- <file>`. */
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { lockedPackages } from "../packages-check/lockfile";
import { billOfMaterials } from "./billOfMaterials";

const [file] = process.argv.slice(2);
const project = z
  .object({ name: z.string(), version: z.string() })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

if (file) {
  const bill = billOfMaterials(project, lockedPackages("."));
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${file}: ${bill.components.length} packages`);
} else {
  console.error("Name a file: npm run sbom -- <file>");
  process.exitCode = 1;
}
