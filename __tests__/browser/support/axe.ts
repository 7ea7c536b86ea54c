import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The light theme differs in colours only. */
const colourRules = ["color-contrast", "link-in-text-block"];

const enhanced = "color-contrast-enhanced";

/** Where axe cannot decide alone on the contrast of colours, and why the page is right. */
const undecided = {
  "#home": "The words lie on the dark side of the first picture.",
  "#about > div > dl": "The counters lie on the dark base of a picture.",
  '#services [data-surface="night"]':
    "A product's height is on a gradient from dark blue to black.",
  "dialog h2": "The close icon is in the title's empty padding, not on its words.",
  'svg[role="img"]': "The drawing's words have the colours of text and links, on its ground.",
};

/**
 * Runs rules or tags of rules on a part of the page; frames show other sites' pages. The script goes into a page
 * once, which takes as long as a run.
 */
async function run(page: Page, runOnly: string[], part = "html") {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    ({ include, ...options }) => window.axe.run({ include, exclude: ["iframe"] }, options),
    { include: part, runOnly, resultTypes: ["violations", "incomplete"] as axe.resultGroups[] },
  );
}

type Results = Awaited<ReturnType<typeof run>>;

const findings = (outcome: Results["violations"]) =>
  outcome.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, any, all }) => {
      const message = [...any, ...all][0]?.message ?? "";
      const place = String(target);
      return { rule: id, place, text: `${id}: ${place} ${html.slice(0, 120)} ${message}` };
    }),
  );

const violationsIn = ({ violations }: Results) => findings(violations).map(({ text }) => text);

/** Violations, and results that the table above does not explain. */
async function problemsIn(page: Page, results: Results) {
  const problems = violationsIn(results);
  const places = Object.keys(undecided).join(", ");
  for (const { rule, place, text } of findings(results.incomplete)) {
    const isExplained =
      rule.startsWith("color-contrast") &&
      (await page.locator(place).evaluate((node, list) => node.closest(list) !== null, places));
    if (!isExplained) problems.push(`unsure ${text}`);
  }
  return problems;
}

/** Every violation that axe finds. */
export const accessibilityViolations = async (page: Page) => violationsIn(await run(page, tags));

const show = (page: Page, theme: string) =>
  page.evaluate(async (name) => {
    document.documentElement.setAttribute("data-theme", name);
    // Links and buttons fade to their new colour, which takes longer on a busy machine.
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  }, theme);

/** Expects no violation of the rules for each theme, and no incomplete result that the table above does not explain. */
async function expectNoProblem(page: Page, rulesOf: Record<string, string[]>, part?: string) {
  // axe cannot tell the ground of a text that is behind the sticky header.
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const [theme, rules] of Object.entries(rulesOf)) {
    await show(page, theme);
    const problems = await problemsIn(page, await run(page, rules, part));
    expect.soft(problems, `${part}, ${theme}`).toEqual([]);
  }
}

/**
 * Expects that axe has nothing to say against a page.
 * @param part the selector of what has changed since another test of the page; by default the whole page
 */
export const expectAccessible = (page: Page, part?: string) =>
  expectNoProblem(page, { light: colourRules, dark: tags }, part);

/** Likewise of a part, by the rules that may find something else at another size of the screen. */
export const expectAccessibleLook = (page: Page, part: string) =>
  expectNoProblem(page, { light: colourRules, dark: [...colourRules, "target-size"] }, part);

/** Expects texts of a contrast of 7:1, or of 4.5:1 if large (WCAG 1.4.6). */
export const expectEnhancedContrast = (page: Page) =>
  expectNoProblem(page, { light: [enhanced], dark: [enhanced] });
