import type { HtmlElement } from "html-validate";
import { overweight, readBudgets } from "./budgets";
import { filesEndingIn, openSite } from "./builtSite";
import { anchorsOf, invalidities, parse } from "./document";
import { otherReferences } from "./otherFiles";
import { referencesOf } from "./references";
import { problemWith } from "./resolveReference";

/** What a check found: problems, each as `file:line what is wrong`, and how much it looked at. */
export interface Findings {
  readonly problems: readonly string[];
  readonly pages: number;
  readonly references: number;
}

/** Checks a built folder: every address it names, the HTML of its pages, and their weight. */
export async function checkSite(folder: string): Promise<Findings> {
  const site = openSite(folder);
  const pages = new Map<string, HtmlElement>();
  const problems: string[] = [];
  const budgets = readBudgets();
  for (const file of filesEndingIn(site, ".html")) {
    const html = site.read(file);
    const root = await parse(file, html);
    pages.set(file, root);
    problems.push(...(await invalidities(file, html)), ...overweight(site, file, root, budgets));
  }
  const named = new Map(otherReferences(site));
  for (const [file, root] of pages) named.set(file, referencesOf(root));

  const anchors = new Map([...pages].map(([file, root]) => [file, anchorsOf(root)]));
  const origin = originOf(pages.get("/index.html"));
  for (const [file, references] of named) {
    for (const { url, line } of references) {
      const problem = problemWith(url, { site, anchors, origin, file });
      if (problem) problems.push(`${file}:${line} link: ${problem}`);
    }
  }
  const references = [...named.values()].reduce((sum, { length }) => sum + length, 0);
  return { problems: [...new Set(problems)], pages: pages.size, references };
}

/** The landing page's canonical address says where the site lives. */
function originOf(landing: HtmlElement | undefined): string {
  const canonical = landing?.querySelector('link[rel="canonical"]')?.getAttributeValue("href");
  return canonical ? new URL(canonical).origin : "http://localhost";
}
