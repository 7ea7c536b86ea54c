import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { inFile } from "../../lib/files";
import type { BuiltSite } from "./builtSite";
import { preloadedFonts } from "./document";
import { dataOfPage, scriptsOfPage } from "./loadedFiles";

const budgetName = "weight-budgets.json";
const projectFile = join(__dirname, budgetName);
const kilobytes = z.number().positive().optional();
const kinds = ["html", "scripts", "data", "fonts"] as const;
const schema = z.strictObject({
  html: kilobytes,
  scripts: kilobytes,
  data: kilobytes,
  fonts: kilobytes,
  /** By page of the fixture site: what a phone fetches before the first interaction. */
  beforeInteraction: z
    .record(
      z.string(),
      z.strictObject({ kilobytes: z.number().positive(), requests: z.number().int().positive() }),
    )
    .optional(),
});

/** The maximum weights of the parts of one page, in kB (1000 bytes) after brotli. */
export type Budgets = z.infer<typeof schema>;

/**
 * Reads the project's budgets; {} if it has no file.
 * @throws if a name or value is not valid
 */
export function readBudgets(file = projectFile): Budgets {
  if (!existsSync(file)) return {};
  return inFile(budgetName, () => {
    const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
    if (data) return data;
    throw new Error(z.prettifyError(error).replace(/\s+→ at/g, " in"));
  });
}

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
      scripts: scriptsOfPage(root),
      data: dataOfPage(root),
      fonts: preloadedFonts(root),
    };
    for (const kind of kinds) {
      const allowed = budgets[kind];
      if (allowed === undefined) continue;
      const sizes = parts[kind].filter((file) => site.files.has(file)).map(site.compressedSize);
      const weight = sizes.reduce((sum, size) => sum + size, 0) / 1000;
      if (weight <= allowed) continue;
      const text = `${page}: ${kind} weigh ${weight.toFixed(1)} kB; ${budgetName} allows ${allowed} kB`;
      (grownByContent.includes(kind) ? hints : problems).push(text);
    }
  }
  return { problems, hints };
}
