import type { BuiltSite } from "./builtSite";
import { valuesIn } from "./document";
import type projectBudgets from "./weight-budgets.json";

const kinds = ["html", "scripts", "data", "fonts"] as const;

/** The maximum weights of the parts of one page, in kB (1000 bytes) after brotli. */
export type Budgets = Partial<Pick<typeof projectBudgets, (typeof kinds)[number]>>;

/** Parts that grow with an editor's text; exceeding them is only a hint. */
const grownByContent: readonly string[] = ["html", "data"];

/**
 * Compares the weight of each page with the budgets.
 * @returns problems, for parts that only code makes heavier, and hints, for the others
 */
export function overweight(site: BuiltSite, budgets: Budgets) {
  const problems: string[] = [];
  const hints: string[] = [];
  for (const [page, root] of site.pages) {
    const parts = {
      html: [page],
      scripts: valuesIn(root, "[data-scripts]", "data-scripts").flatMap((names) =>
        names.split(" "),
      ),
      data: valuesIn(root, "[data-page]", "data-page"),
      fonts: valuesIn(root, 'link[rel="preload"][as="font"]', "href"),
    };
    for (const kind of kinds) {
      const allowed = budgets[kind];
      if (allowed === undefined) continue;
      const sizes = parts[kind].filter((file) => site.files.has(file)).map(site.compressedSize);
      const weight = sizes.reduce((sum, size) => sum + size, 0) / 1000;
      if (weight <= allowed) continue;
      const text = `${page}: ${kind} weigh ${weight.toFixed(1)} kB; weight-budgets.json allows ${allowed} kB`;
      (grownByContent.includes(kind) ? hints : problems).push(text);
    }
  }
  return { problems, hints };
}
