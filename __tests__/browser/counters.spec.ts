import type { Page } from "@playwright/test";
import { scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { nextTask, visitWithStoppedClock } from "./support/visit";
import { words } from "./support/words";

const { counters } = words.home.about;
/** The counters in the order in which they finish, each with its position. */
const byTime = counters
  .map(({ seconds }, place) => ({ place, ms: seconds * 1000 }))
  .sort((one, other) => one.ms - other.ms);
const finals = counters.map(
  ({ value, suffix = "" }) => `${value.toLocaleString("en-NG")}${suffix}`,
);

const figures = (page: Page) => page.locator("#about > div > dl dd");
const counting = (page: Page) => page.locator("[data-counting]");

/** Scrolls until the given share of the first figure is above the lower edge of the screen. */
async function showShareOfFirst(page: Page, share: number) {
  const top = await figures(page)
    .first()
    .locator("> span")
    .evaluate((node, part) => {
      const box = node.getBoundingClientRect();
      return window.scrollY + box.top + box.height * part - window.innerHeight;
    }, share);
  await scrollTo(page, top);
  await nextTask(page);
}

test(
  "counting starts when half of a counter is visible, and each reaches its figure after its own duration without a layout shift",
  { tag: "@phone" },
  async ({ page }) => {
    await visitWithStoppedClock(page, "/");
    await page.evaluate(() => document.fonts.ready);
    await expect(counting(page)).toHaveCount(counters.length);
    const widths = () =>
      figures(page)
        .locator("> span")
        .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().width));
    const before = await widths();
    await showShareOfFirst(page, 0.4);
    await page.clock.runFor(200);
    await expect(counting(page).first()).toHaveText("0");
    await showShareOfFirst(page, 0.6);
    const first = () => counting(page).first().textContent();
    await expect.poll(() => page.clock.runFor(16).then(first)).not.toBe("0");
    await page
      .locator("#about > div > dl")
      .evaluate((node) => node.scrollIntoView({ block: "center" }));
    await expect
      .poll(async () => {
        await page.clock.runFor(16);
        return counting(page)
          .filter({ hasText: /^0\D*$/ })
          .count();
      })
      .toBe(0);

    let passed = 0;
    for (const [index, { place, ms }] of byTime.entries()) {
      // The start may be up to 200 ms earlier, so each end is checked both before and after that
      // margin.
      await page.clock.runFor(ms - 400 - passed);
      await expect(counting(page)).toHaveCount(counters.length - index);
      await page.clock.runFor(400);
      passed = ms;
      await expect(counting(page)).toHaveCount(counters.length - index - 1);
      await expect(figures(page).nth(place)).toHaveText(finals[place] ?? "");
      expect(await widths()).toEqual(before);
    }
  },
);
