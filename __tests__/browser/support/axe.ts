import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Findings that axe cannot decide alone: the rule, its message, the place, and why the page is
 * right.
 */
const explained = [
  {
    rule: "color-contrast",
    message: /contains an image node|partially overlaps other elements/,
    inside: "#home",
    reason:
      "The words lie on the first picture, the last ones partly; contrast.spec.ts measures the pixels below them.",
  },
  {
    rule: "color-contrast",
    message: /contains an image node|partially overlaps other elements|background image|too short/,
    inside: "#about > div > dl",
    reason: "The counters lie on a picture; contrast.spec.ts measures the pixels below them.",
  },
  {
    rule: "color-contrast",
    message: /overlapped by another element/,
    inside: 'header:has([aria-expanded="true"]) ~ main',
    reason: "The open menu covers these words; the same page is measured with the menu closed.",
  },
  {
    rule: "color-contrast",
    message: /partially overlaps other elements/,
    inside: "dialog h2",
    reason: "The close icon stands in the title's empty padding, not on its words.",
  },
];

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;

/** Frames show other sites' pages. In legacy mode axe needs no second page. */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .exclude("iframe")
    .options({ resultTypes: ["violations", "incomplete"] });

const everyRule = (page: Page) => axe(page).withTags(tags).analyze();

const findings = (kind: string, outcome: Results["violations"]) =>
  outcome.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, any, all }) => {
      const message = [...any, ...all][0]?.message ?? "";
      const text = `${kind} ${id}: ${String(target)} ${html.slice(0, 120)} ${message}`;
      return { rule: id, target: String(target), message, text };
    }),
  );

/** Whether the list above explains this finding. */
async function isExplained(page: Page, { rule, message, target }: Record<string, string>) {
  const entries = explained.filter(
    (entry) => entry.rule === rule && entry.message.test(message ?? ""),
  );
  const places = entries.map(({ inside }) => inside).join(", ");
  if (!target || places === "") return false;
  return page.locator(target).evaluate((node, list) => node.closest(list) !== null, places);
}

async function problemsOf(page: Page, { violations, incomplete }: Results) {
  const problems = findings("violation", violations).map(({ text }) => text);
  for (const { text, ...finding } of findings("unsure", incomplete)) {
    if (!(await isExplained(page, finding))) problems.push(text);
  }
  return problems;
}

/** Every violation that axe finds. */
export async function accessibilityViolations(page: Page) {
  const { violations } = await everyRule(page);
  return findings("violation", violations).map(({ text }) => text);
}

const show = (page: Page, theme: string) =>
  page.evaluate(async (name) => {
    document.documentElement.setAttribute("data-theme", name);
    // Links and buttons fade to their new colour, which takes longer on a busy machine.
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  }, theme);

/**
 * Expects no violation, and no incomplete result that the list above does not explain. The light theme
 * differs only in colours.
 */
export async function expectAccessible(page: Page, state?: string) {
  expect.soft(await problemsOf(page, await everyRule(page)), state).toEqual([]);
  await show(page, "light");
  const colours = axe(page).withRules(["color-contrast", "link-in-text-block"]);
  expect.soft(await problemsOf(page, await colours.analyze()), `${state}, light`).toEqual([]);
  await show(page, "dark");
}

/** Texts with a contrast below 7:1, or below 4.5:1 if large (WCAG 1.4.6). */
export async function enhancedContrastProblems(page: Page) {
  const rules = { "color-contrast-enhanced": { enabled: true } };
  const { violations } = await axe(page).options({ rules }).withRules(Object.keys(rules)).analyze();
  return findings("violation", violations).map(({ text }) => text);
}
