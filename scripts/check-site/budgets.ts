import { brotliCompressSync } from "node:zlib";
import { existsSync, readFileSync } from "node:fs";
import type { HtmlElement } from "html-validate";
import { type BuiltSite, fileFor } from "./builtSite";

/** How many kB, as sent in brotli, one page may weigh: weight-budgets.json at the top. */
interface Budgets {
  readonly html?: number;
  readonly scripts?: number;
}

const budgetFile = "weight-budgets.json";

/** The budgets of the project; none when it has set none. */
export function readBudgets(): Budgets {
  return existsSync(budgetFile) ? (JSON.parse(readFileSync(budgetFile, "utf8")) as Budgets) : {};
}

/** Where a page weighs more than its budgets allow. */
export function overweight(site: BuiltSite, file: string, root: HtmlElement, budgets: Budgets) {
  const scripts = root
    .querySelectorAll("script[src]")
    .map((script) => fileFor(site, script.getAttributeValue("src") ?? ""))
    .filter((script) => script !== undefined);
  const weights = {
    html: kilobytes(site, [file]),
    scripts: kilobytes(site, [...new Set(scripts)]),
  };
  return (["html", "scripts"] as const).flatMap((kind) => {
    const allowed = budgets[kind];
    if (allowed === undefined || weights[kind] <= allowed) return [];
    const weight = weights[kind].toFixed(1);
    return [`${file}: ${kind} weigh ${weight} kB, ${allowed} kB are allowed (${budgetFile})`];
  });
}

function kilobytes(site: BuiltSite, files: readonly string[]): number {
  const sizes = files.map((file) => brotliCompressSync(site.bytes(file)).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
