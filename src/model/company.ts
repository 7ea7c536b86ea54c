import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/** The company's name, for the parts of the build that run before there are nodes. */
export function companyName(): string {
  const file = path.resolve("content/site/company.yml");
  const company = parse(readFileSync(file, "utf8")) as { name?: string } | null;
  return company?.name ?? "";
}
