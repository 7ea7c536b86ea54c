import { expect, test, type Locator } from "@playwright/test";

/**
 * Expects the accessibility tree of a page or state as it was recorded: every text, number and address in it.
 * Playwright's own `toMatchAriaSnapshot` would record numbers as patterns, which any number matches.
 */
export async function expectTree(part: Locator, state: string) {
  const name = state.replace(/^\//, "").replaceAll("/", "-") || "landing";
  const file = `${name}-${test.info().project.name}.yml`;
  expect.soft(`${await part.ariaSnapshot()}\n`).toMatchSnapshot(file);
}
