import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { holdPage, nextTask, visitWithStoppedClock } from "./support/visit";
import { words } from "./support/words";

const { counters } = words.home.about;
/** The counters in the order in which they finish, each with its position. */
const byTime = counters
  .map(({ seconds }, place) => ({ place, ms: seconds * 1000 }))
  .sort((one, other) => one.ms - other.ms);
const finals = counters.map(({ value, suffix = "" }) => `${value}${suffix}`);

const figures = (page: Page) => page.locator("#about > div > dl dd");
const counting = (page: Page) => page.locator("[data-count]");

/** Scrolls until the given share of the first figure is above the lower edge of the screen. */
async function showShareOfFirst(page: Page, share: number) {
  const figure = figures(page).first().locator("> span");
  await figure.evaluate((node, part) => {
    const { top, height } = node.getBoundingClientRect();
    window.scrollBy({ top: top + height * part - window.innerHeight, behavior: "instant" });
  }, share);
  await nextTask(page);
}

/** Waits until the page has been told that half of a figure is visible. */
async function halfShown(figure: Locator) {
  await expect(figure.locator("> span")).toBeInViewport({ ratio: 0.5 });
  await nextTask(figure.page());
}

/** So much earlier than the others the first counter starts. */
const HEAD_START_MS = 200;

test("half-visible counters count for their time, without a shift @phone", async ({ page }) => {
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
  await expect(counting(page).first()).toHaveAttribute("data-count", "0");
  await showShareOfFirst(page, 0.6);
  await halfShown(figures(page).first());
  await page.clock.runFor(HEAD_START_MS);
  await expect(counting(page).first()).not.toHaveAttribute("data-count", "0");
  await figures(page)
    .last()
    .evaluate((node) => node.scrollIntoView({ block: "center" }));
  for (const figure of await figures(page).all()) await halfShown(figure);

  let passed = 0;
  for (const [index, { place, ms }] of byTime.entries()) {
    await page.clock.runFor(ms - 100 - HEAD_START_MS - passed);
    await expect(counting(page)).toHaveCount(counters.length - index);
    passed = ms + 100;
    await page.clock.runFor(HEAD_START_MS + 200);
    await expect(counting(page)).toHaveCount(counters.length - index - 1);
    await expect(figures(page).nth(place)).toHaveText(finals[place] ?? "");
    expect(await widths()).toEqual(before);
  }
});

for (const [name, isSlow] of [
  ["a page that opens at the counters counts without an interaction", false],
  ["figures that a visitor has seen stay as they are", true],
] as const)
  test(`${name}, and no figure drops`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      const look = () => {
        const figure = document.querySelector<HTMLElement>("[data-seconds]");
        const isInView = Number(figure?.getBoundingClientRect().top) < innerHeight;
        // A frame before the first paint is seen by nobody.
        const isPainted = performance.getEntriesByType("paint").length > 0;
        if (figure && isInView && isPainted) seen.push(figure.dataset.count ?? figure.innerText);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { seen });
    });
    // On a slow network the end of the page comes after its first paint.
    if (isSlow) setTimeout(await holdPage(page, "</main>"), 1000);
    // Before the page's end is there, the browser shows its top.
    await page.setViewportSize({ width: 1280, height: isSlow ? 3000 : 1600 });
    await page.goto("/#about");
    await expect(counting(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.earlyVisit?.isOver)).toBe(true);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const counts = seen.map((text) => parseInt(text, 10));
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(new Set(counts).size > 5).toBe(!isSlow);
    expect(seen.at(-1)).toBe(finals[0]);
  });
