import { expect, test, type Locator } from "@playwright/test";

/** The sizes at which pages are tested, in px. */
export const sizes = {
  desk: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
} as const;

/** Whether this run writes records (`npm run record`), so that a test may leave out the rest. */
export const isRecording = () => test.info().config.updateSnapshots === "changed";

/** The accessibility tree of a part of the page, once it no longer changes. */
async function treeOf(part: Locator) {
  let tree = "";
  const isAsBefore = async () => {
    const before = tree;
    tree = await part.ariaSnapshot();
    return tree === before;
  };
  await expect.poll(isAsBefore).toBe(true);
  return tree.split("\n");
}

/** The lines of `others` between the first and the last that differ, below a title; none if all are the same. */
function difference(lines: readonly string[], others: readonly string[]): readonly string[] {
  let start = 0;
  while (start < lines.length && lines[start] === others[start]) start += 1;
  let [end, otherEnd] = [lines.length, others.length];
  while (end > start && otherEnd > start && lines[end - 1] === others[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  if (end === start && otherEnd === start) return [];
  const title = `# On a phone, instead of the lines ${start + 1} to ${end}:`;
  return [title, ...others.slice(start, otherEnd)];
}

/**
 * Expects the accessibility tree of a page or state as it was recorded: every text, number and address in it.
 * Playwright's own `toMatchAriaSnapshot` would record numbers as patterns, which any number matches.
 */
export async function expectTree(part: Locator, state: string) {
  expect.soft(`${(await treeOf(part)).join("\n")}\n`).toMatchSnapshot(`${nameOf(state)}.yml`);
}

/** Likewise at the size of a desk screen, with what differs at that of a phone, which the page has afterwards. */
export async function expectTrees(part: Locator, state: string) {
  const page = part.page();
  await page.setViewportSize(sizes.desk);
  const lines = await treeOf(part);
  await page.setViewportSize(sizes.phone);
  const record = [...lines, ...difference(lines, await treeOf(part)), ""];
  expect.soft(record.join("\n")).toMatchSnapshot(`${nameOf(state)}.yml`);
}

const nameOf = (state: string) => state.replace(/^\//, "").replaceAll("/", "-") || "landing";
