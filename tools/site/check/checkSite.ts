import { type Budgets, overweight } from "./budgets";
import type { BuiltSite } from "./builtSite";
import { emptyPageProblems, htmlProblems } from "./document";
import { linkProblems } from "./links";
import { openSite } from "./openSite";
import projectBudgets from "./weight-budgets.json";

/** The result of a check: problems, each as `file:line what is wrong`, hints, and counts. */
export interface Findings {
  readonly problems: readonly string[];
  /** Parts over their budget because of long texts. */
  readonly hints: readonly string[];
  readonly pages: number;
  readonly references: number;
  /** The address for which the site was built, such as https://ileru.example. */
  readonly origin: string | undefined;
}

const rules: readonly ((site: BuiltSite) => readonly string[] | Promise<readonly string[]>)[] = [
  ({ unreadable }) => unreadable,
  ({ files }) => (files.has("/index.html") ? [] : ["/index.html: there is no landing page"]),
  emptyPageProblems,
  htmlProblems,
  linkProblems,
];

/** Checks a built folder: its pages, every address in it, and the files that pages need. */
export async function checkSite(
  folder: string,
  budgets: Budgets = projectBudgets,
): Promise<Findings> {
  const site = await openSite(folder);
  const found = await Promise.all(rules.map((rule) => rule(site)));
  const { problems, hints } = overweight(site, budgets);
  return {
    problems: [...new Set([...found.flat(), ...problems])],
    hints,
    pages: site.pages.size,
    references: [...site.references.values()].flat().length,
    origin: site.origin,
  };
}
