import type { Page } from "@playwright/test";
import { PICTURE_WAIT_MS, SLICK_WAIT_MS } from "../../src/lib/timing";
import { services, showcase } from "./support/landing";
import { bringIntoView, scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { nextTask, visitWithStoppedClock } from "./support/visit";
import { products, services as entries } from "./support/words";

/** 5 s, after which slick turns in a task of its own. */
const TURN_MS = 5001;

async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

/**
 * Opens the landing page with a stopped clock and one rotating part in view, 5 s before it first
 * advances.
 */
async function openAt(page: Page, part: typeof services) {
  await visitWithStoppedClock(page, "/");
  const rotating = part(page);
  await bringIntoView(rotating.root);
  await page.clock.runFor(SLICK_WAIT_MS);
  await expect(rotating.slick).toHaveCount(1);
  await bringIntoView(rotating.pause.or(rotating.play));
  // The 5 s begin when the visitor returns; a pointer that rests on the carousel changes nothing.
  await rotating.root.hover();
  for (const isHidden of [true, false]) {
    await setHidden(page, isHidden);
    await nextTask(page);
  }
  return rotating;
}

for (const [name, part, total] of [
  ["services", services, entries.length],
  ["products", showcase, products.length],
] as const)
  test(`the ${name} advance every 5 s, 10 s after a pick, until stopped`, async ({ page }) => {
    const { slides, current, root, picks, pause, play, expectAt } = await openAt(page, part);
    for (let turn = 1; turn <= total; turn += 1) {
      await expect(slides).toHaveCount(total);
      await expectAt(turn);
      await page.clock.runFor(4900);
      await expectAt(turn);
      await page.clock.runFor(101);
      await expectAt((turn % total) + 1);
    }

    await bringIntoView(picks.last());
    await picks.last().click();
    await nextTask(page);
    await page.clock.runFor(14_900);
    await expectAt(total);
    await page.clock.runFor(101);
    await expectAt(1);
    // A press on words marks none.
    await current.getByRole("heading").click();
    await nextTask(page);
    await page.clock.runFor(TURN_MS);
    await expectAt(2);

    await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
    await bringIntoView(pause);
    await expect(pause).toBeInViewport({ ratio: 1 });
    await pause.click();
    await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
    await expect(play).not.toHaveAttribute("aria-pressed");
    await nextTask(page);
    await page.clock.runFor(30_000);
    await expectAt(2);
    await play.click();
    await nextTask(page);
    await page.clock.runFor(TURN_MS);
    await expectAt(3);
  });

test("rotation waits while it is in use, hidden or off the screen", async ({ page }) => {
  const { current, root, pause, expectAt } = await openAt(page, showcase);
  const top = await page.evaluate(() => window.scrollY);
  let position = 1;
  for (const [begin, end] of [
    [
      () => current.getByRole("heading").selectText(),
      () => page.evaluate(() => getSelection()?.removeAllRanges()),
    ],
    [
      async () => {
        await page.keyboard.press("Shift");
        await pause.focus();
      },
      () => pause.blur(),
    ],
    [() => setHidden(page, true), () => setHidden(page, false)],
    [
      async () => {
        await scrollTo(page, 0);
        await expect(root).not.toBeInViewport();
      },
      () => scrollTo(page, top),
    ],
  ] as const) {
    await begin();
    await nextTask(page);
    await page.clock.runFor(20_000);
    await expectAt(position);
    await end();
    await bringIntoView(pause);
    await page.clock.runFor(TURN_MS);
    position = (position % products.length) + 1;
    await expectAt(position);
  }
});

test("react-slick does not replace a slide while the focus is in it", async ({ page }) => {
  await visitWithStoppedClock(page, "/");
  const { current, root, slick } = services(page);
  const link = current.getByRole("link").last();
  await link.focus();
  const loaded = page.waitForResponse(/\/slick-/);
  await bringIntoView(root);
  await page.clock.runFor(SLICK_WAIT_MS);
  // It stays loaded although the carousel leaves the window.
  await scrollTo(page, 0);
  await loaded;
  await nextTask(page);
  await expect(slick).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.blur();
  await page.clock.runFor(1);
  await expect(slick).toHaveCount(1);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves until the visitor presses the button", async ({ page }) => {
    await visitWithStoppedClock(page, "/");
    await expect(page.locator("[data-count]")).toHaveCount(0);
    const { root, slick } = services(page);
    await bringIntoView(root);
    await page.clock.runFor(SLICK_WAIT_MS);
    await expect(slick).toHaveCount(1);
    // Slick inserts the current slide again: nothing to announce.
    await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
    await page.clock.runFor(PICTURE_WAIT_MS);
    await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
    const state = () =>
      page.evaluate(() => ({
        html: document.body.outerHTML,
        running: document.getAnimations().filter(({ playState }) => playState === "running").length,
      }));
    for (const part of ["#what-we-offer", "#services", "#partners"]) {
      await bringIntoView(page.locator(part));
      await page.clock.runFor(SLICK_WAIT_MS);
      // Again if slick or a picture loads meanwhile, which is not motion.
      await expect(async () => {
        const before = await state();
        expect(before.running).toBe(0);
        await page.clock.runFor(10_000);
        expect(await state()).toEqual(before);
      }, part).toPass({ timeout: 30_000 });
    }
    await expect(page.locator(".slick-slider")).toHaveCount(2);
    const { play, expectAt } = showcase(page);
    await bringIntoView(play);
    await play.click();
    await nextTask(page);
    await page.clock.runFor(TURN_MS);
    await expectAt(2);
  });
});
