import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from "html-validate";
import { builtFolder } from "../builtFolder";
import { type Budgets, weigh } from "./budgets";
import { brokenLinks } from "./links";
import projectBudgets from "./weight-budgets.json";

const loader = new StaticConfigLoader({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // The standard allows names on all elements that can have one, such as lists.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    "input-missing-label": "error",
    "missing-doctype": "error",
    "no-missing-references": "error",
    // The accordion has the roles of its ARIA pattern.
    "prefer-native-element": "off",
  },
});
const validator = new HtmlValidate(loader);

/** Checks a built folder: the HTML of its pages, their addresses, and their weights. */
export async function checkSite(folder: string, budgets: Budgets = projectBudgets) {
  const site = builtFolder(folder);
  const problems = site.documents.includes("/index.html") ? [] : ["/index.html is missing"];
  const pages = new Map<string, HtmlElement>();
  for (const file of site.documents) {
    const { results } = await validator.validateString(site.read(file), file);
    for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
      problems.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
    const page = new Parser(await loader.getConfigFor(file)).parseHtml(site.read(file));
    if (!page.querySelector("main")?.textContent.trim())
      problems.push(`${file}: <main> has no words; the page was not rendered`);
    pages.set(file, page);
  }
  for (const file of pages.keys()) problems.push(...brokenLinks(file, pages, site));
  const { over, hints, room } = weigh(site, pages, budgets);
  return { problems: [...problems, ...over], hints, room, pages: pages.size };
}
