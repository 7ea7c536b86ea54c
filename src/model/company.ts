import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/** The company's name, for build steps that run before Gatsby has nodes. */
export function companyName(): string {
  const file = path.resolve("content/site/company.yml");
  const company = parse(readFileSync(file, "utf8")) as { name?: string } | null;
  return company?.name ?? "";
}
