import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { BuiltSite } from "./builtSite";

const budgetName = "weight-budgets.json";
const projectFile = join(__dirname, budgetName);
const kilobytes = z.number().positive().optional();
const kinds = ["html", "scripts", "data", "fonts"] as const;
const schema = z.strictObject({
  html: kilobytes,
  scripts: kilobytes,
  data: kilobytes,
  fonts: kilobytes,
  /** By page of the fixture site: all that a phone fetches before its visitor's first sign. */
  beforeInteraction: z
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

/** What grows with the words of a page: an editor's long text is no fault of the site. */
const grownByContent: readonly string[] = ["html", "data"];

/** Where a page weighs more than its budgets allow: problems of the code, and hints on its content. */
export function overweight(page: string, parts: PageParts, budgets: Budgets, site: BuiltSite) {
  const excesses = kinds.flatMap((kind) => {
    const allowed = budgets[kind];
    if (allowed === undefined) return [];
    const sizes = parts[kind].filter((file) => site.files.has(file)).map(site.compressedSize);
    const weight = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    if (weight <= allowed) return [];
    const text = `${page}: ${kind} weigh ${weight.toFixed(1)} kB; ${budgetName} allows ${allowed} kB`;
    return [{ text, isHint: grownByContent.includes(kind) }];
  });
  const textsOf = (hints: boolean) =>
    excesses.filter(({ isHint }) => isHint === hints).map(({ text }) => text);
  return { problems: textsOf(false), hints: textsOf(true) };
}
