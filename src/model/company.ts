import { readFileSync } from "node:fs";
import path from "node:path";
import { textFile } from "./problems";
import { readContent } from "./readContent";
import { siteCompany } from "./types/siteCompany";

/** The company's name, for build steps that run before Gatsby has nodes; a dash if the file has a problem. */
export function companyName(): string {
  const file = path.join("content", siteCompany.path);
  const { fields } = readContent(siteCompany, textFile(file, readFileSync(file, "utf8")));
  return String(fields?.name ?? "–");
}
