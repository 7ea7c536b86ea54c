import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { HtmlElement } from "html-validate";
import { z } from "zod";
import { type BuiltSite, fileFor } from "./builtSite";
import { attributeOf } from "./document";

const budgetName = "weight-budgets.json";
const projectFile = join(__dirname, "../..", budgetName);
const kilobytes = z.number().positive().optional();
const schema = z.strictObject({ html: kilobytes, scripts: kilobytes });

/** How many kB, as sent in brotli, one page may weigh. */
export type Budgets = z.infer<typeof schema>;

/** The budgets of the project, none when it has set none; a misspelled one would never be missed. */
export function readBudgets(file = projectFile): Budgets {
  if (!existsSync(file)) return {};
  try {
    const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
    if (data) return data;
    throw new Error(z.prettifyError(error).replace(/\s+→ at/g, " in"));
  } catch (error) {
    throw new Error(`${budgetName}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Where a page weighs more than its budgets allow. */
export function overweight(site: BuiltSite, file: string, root: HtmlElement, budgets: Budgets) {
  const parts = { html: () => [file], scripts: () => scriptsOf(site, root) };
  return (["html", "scripts"] as const).flatMap((kind) => {
    const allowed = budgets[kind];
    if (allowed === undefined) return [];
    const weight = weightOf(site, parts[kind]());
    return weight <= allowed
      ? []
      : [
          `${file}: ${kind} weigh ${weight.toFixed(1)} kB, ${allowed} kB are allowed (${budgetName})`,
        ];
  });
}

function scriptsOf(site: BuiltSite, root: HtmlElement): readonly string[] {
  const addresses = root
    .querySelectorAll("script[src]")
    .map((script) => fileFor(site, attributeOf(script, "src")));
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

function weightOf(site: BuiltSite, files: readonly string[]): number {
  const sizes = files.map((file) => brotliCompressSync(site.bytes(file)).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
