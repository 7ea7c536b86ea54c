import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe cannot decide by itself: the rule, the elements, and why they are right. */
const explained: readonly { rule: string; element: RegExp; reason: string }[] = [];

type Outcome = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

const lines = (kind: string, outcome: Outcome) =>
  outcome.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, any }) => ({
      rule: id,
      text: `${kind} ${id}: ${String(target)} ${html.slice(0, 120)} ${any[0]?.message ?? ""}`,
      html,
    })),
  );

/** Every violation that axe finds, and everything it is unsure of and nobody has explained. */
export async function accessibilityProblems(page: Page) {
  const { violations, incomplete } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const isExplained = ({ rule, html }: { rule: string; html: string }) =>
    explained.some((entry) => entry.rule === rule && entry.element.test(html));
  return [
    ...lines("violation", violations),
    ...lines("unsure", incomplete).filter((line) => !isExplained(line)),
  ].map(({ text }) => text);
}
