import type { Page } from "@playwright/test";
import { layoutIds } from "../../src/lib/layoutIds";
import { follow, followAtOnce } from "./support/landing";
import { alertDocument, plainDocument } from "./support/routes";
import { expect, test } from "./support/test";
import { nextTask, visit } from "./support/visit";

/** The number of script chunks that have run. */
const chunksRun = (page: Page) =>
  page.evaluate(() => {
    const [name] = Object.keys(window).filter((key) => key.startsWith("webpackChunk"));
    return (window as unknown as Record<string, unknown[]>)[String(name)]?.length ?? 0;
  });

/** Holds back a page's script; the returned function releases it and waits until it has run. */
async function holdScriptOf(page: Page, name: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const address = `**/component---src-${name}-*.js`;
  let isAsked = false;
  await page.route(address, async (route) => {
    isAsked = true;
    await released;
    await route.continue();
  });
  return {
    asked: () => expect.poll(() => isAsked).toBe(true),
    arrive: async () => {
      const before = await chunksRun(page);
      release();
      await expect.poll(() => chunksRun(page)).toBeGreaterThan(before);
      await nextTask(page);
    },
  };
}

for (const [name, turnAway, address] of [
  [
    "a section",
    (page) => followAtOnce(page, `#${layoutIds.content}`),
    `${alertDocument.path}#${layoutIds.content}`,
  ],
  ["Back", (page) => page.goBack(), plainDocument.path],
] as [string, (page: Page) => Promise<unknown>, string][]) {
  test(`a slow page is not shown after the visitor has gone to ${name}`, async ({ page }) => {
    await visit(page, plainDocument.path);
    await follow(page, alertDocument.path);
    await expect(page).toHaveURL(alertDocument.path);
    const slow = await holdScriptOf(page, "pages-index");
    await followAtOnce(page, "/#partners");
    await slow.asked();
    await turnAway(page);
    await expect(page).toHaveURL(address);
    const steps = await page.evaluate(() => history.length);
    await slow.arrive();
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
}
