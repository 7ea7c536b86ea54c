import { statSync } from "node:fs";
import { join } from "node:path";
import type { HtmlElement } from "html-validate";
import type { BuiltFolder } from "../builtFolder";
import { valuesIn } from "./links";
import type projectBudgets from "./weight-budgets.json";

const kinds = ["html", "scripts", "data", "fonts"] as const;

/** The maximum weights of the parts of one page, in kB (1000 bytes) after brotli. */
export type Budgets = Partial<Pick<typeof projectBudgets, (typeof kinds)[number]>>;

/**
 * Compares the weight of each page with the budgets.
 * @returns problems, for parts that only code makes heavier, and hints, for those that grow with an editor's text
 */
export function overweight(
  site: BuiltFolder,
  pages: ReadonlyMap<string, HtmlElement>,
  budgets: Budgets,
) {
  const over: string[] = [];
  const hints: string[] = [];
  /** In bytes as sent: in brotli, unless a file has no such copy. */
  const sizeOf = (file: string) => {
    const path = join(site.path, file);
    return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
  };
  for (const [page, root] of pages) {
    const parts = {
      html: [page],
      scripts: valuesIn(root, "[data-scripts]", "data-scripts").flatMap((names) =>
        names.split(" "),
      ),
      data: valuesIn(root, "[data-page]", "data-page"),
      fonts: valuesIn(root, 'link[rel="preload"][as="font"]', "href"),
    };
    for (const kind of kinds) {
      const { [kind]: allowed = Infinity } = budgets;
      const files = parts[kind].filter((file) => site.files.has(file));
      const weight = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
      if (weight <= allowed) continue;
      const text = `${page}: ${weight.toFixed(1)} kB of ${kind}; weight-budgets.json allows ${allowed} kB`;
      (kind === "html" || kind === "data" ? hints : over).push(text);
    }
  }
  return { over, hints };
}
