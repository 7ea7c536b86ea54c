import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { BuiltSite } from "./builtSite";

const budgetName = "weight-budgets.json";
const projectFile = join(__dirname, "../..", budgetName);
const kilobytes = z.number().positive().optional();
const kinds = ["html", "scripts", "data", "fonts"] as const;
const schema = z.strictObject({
  html: kilobytes,
  scripts: kilobytes,
  data: kilobytes,
  fonts: kilobytes,
  /** By page: all that a phone fetches before its visitor's first sign; checked in a browser. */
  beforeSign: z
    .record(
      z.string(),
      z.strictObject({ kilobytes: z.number().positive(), requests: z.number().int().positive() }),
    )
    .optional(),
});

/** How many kB (1000 bytes), as sent in brotli, the parts of one page may weigh. */
export type Budgets = z.infer<typeof schema>;

/** Reads the project's budgets, none when it has no file; throws when a name or value is unknown. */
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

/** The files of a page, by the budget that they count towards. */
export type PageParts = Readonly<Record<(typeof kinds)[number], readonly string[]>>;

/** Where a page weighs more than its budgets allow. */
export function weightProblems(page: string, parts: PageParts, budgets: Budgets, site: BuiltSite) {
  return kinds.flatMap((kind) => {
    const allowed = budgets[kind];
    if (allowed === undefined) return [];
    const sizes = parts[kind].filter((file) => site.files.has(file)).map(site.compressedSize);
    const weight = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    if (weight <= allowed) return [];
    return [`${page}: ${kind} weigh ${weight.toFixed(1)} kB; ${budgetName} allows ${allowed} kB`];
  });
}
