import { expect, test, type Locator } from "@playwright/test";

/** The sizes at which pages are tested, in px. */
export const sizes = {
  desk: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
} as const;

/** Whether this run writes records (`npm run record`), so that a test may leave out the rest. */
export const isRecording = () => test.info().config.updateSnapshots === "changed";

/**
 * Expects the accessibility tree of a part of the page, once it no longer changes, as it was recorded: every text,
 * number and address in it. Playwright's own `toMatchAriaSnapshot` would record numbers as patterns, which any number
 * matches.
 */
export async function expectTree(part: Locator, name: string) {
  let tree = "";
  const isAsBefore = async () => {
    const before = tree;
    tree = await part.ariaSnapshot();
    return tree === before;
  };
  await expect.poll(isAsBefore).toBe(true);
  expect.soft(`${tree}\n`).toMatchSnapshot(`${name}.yml`);
}
