import { expect, test, type Locator } from "@playwright/test";

/** The accessibility tree of a part of the page, once it no longer changes. */
async function treeOf(part: Locator) {
  let tree = "";
  const isAsBefore = async () => {
    const before = tree;
    tree = await part.ariaSnapshot();
    return tree === before;
  };
  await expect.poll(isAsBefore).toBe(true);
  return tree;
}

/**
 * Expects the accessibility tree of a page or state as it was recorded: every text, number and address in it.
 * Playwright's own `toMatchAriaSnapshot` would record numbers as patterns, which any number matches.
 */
export async function expectTree(part: Locator, state: string) {
  const name = state.replace(/^\//, "").replaceAll("/", "-") || "landing";
  const file = `${name}-${test.info().project.name}.yml`;
  expect.soft(`${await treeOf(part)}\n`).toMatchSnapshot(file);
}
