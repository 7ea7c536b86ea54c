import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

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
  {
    rule: "frame-tested",
    message: /still has to be tested/,
    inside: "iframe",
    reason: "It shows another site's page.",
  },
];

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;

/**
 * Evaluates in the page itself: frames of other sites are not ours, and a second page would take
 * time.
 */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

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

/**
 * Every violation that axe finds, and every incomplete result that the list above does not explain.
 */
export async function accessibilityProblems(page: Page) {
  return problemsOf(page, await everyRule(page));
}

/** Likewise, for colour contrast only. */
export async function contrastProblems(page: Page) {
  const rules = axe(page).withRules(["color-contrast", "link-in-text-block"]);
  return problemsOf(page, await rules.analyze());
}

/** Texts with a contrast below 7:1, or below 4.5:1 if large (WCAG 1.4.6). */
export async function enhancedContrastProblems(page: Page) {
  const { violations } = await axe(page)
    .withRules(["color-contrast-enhanced"])
    .options({ rules: { "color-contrast-enhanced": { enabled: true } } })
    .analyze();
  return findings("violation", violations).map(({ text }) => text);
}
