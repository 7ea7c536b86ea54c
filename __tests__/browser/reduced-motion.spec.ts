import type { Locator } from "@playwright/test";
import { SLICK_WAIT_MS } from "../../src/lib/timing";
import { headerNavigation } from "./support/landing";
import { readToItsEnd } from "./support/scroll";
import { expect, test } from "./support/test";
import { nextTask, visit, visitWithStoppedClock } from "./support/visit";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("under reduced motion nothing on the landing page moves", async ({ page }) => {
  await visitWithStoppedClock(page, "/", readToItsEnd);
  /** The observable state of the page: its elements and their positions. */
  const state = () =>
    page.evaluate(() => ({
      html: document.body.outerHTML,
      boxes: [...document.querySelectorAll("body *")].map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
      }),
      running: document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
    }));
  /** Two equal states in a row mean that everything has loaded. */
  const rest = async () => {
    await nextTask(page);
    let now = await state();
    await expect
      .poll(async () => {
        const last = now;
        now = await state();
        return JSON.stringify(last) === JSON.stringify(now) ? now.running : ["unlike"];
      })
      .toEqual([]);
    return now;
  };
  const before = await rest();
  await page.clock.runFor(30_000);
  expect(await state()).toEqual(before);
  // Screenshots of the viewport only: a full-page one would resize the viewport for a moment.
  const bringUp = async (part: Locator) => {
    await part.evaluate((node) => node.scrollIntoView({ behavior: "instant" }));
    // A screenshot forces a frame, in which the browser dispatches the scroll event.
    await page.screenshot();
    await page.clock.runFor(SLICK_WAIT_MS + 1000);
  };
  // Slick loads when the network delivers it, which is not motion.
  const carousel = page.locator("#services section").first();
  await bringUp(carousel);
  await expect(carousel.locator(".slick-slider")).toBeVisible();
  for (const part of [carousel, page.locator("#products"), page.locator("#partners")]) {
    await bringUp(part);
    await rest();
    const picture = await page.screenshot();
    await page.clock.runFor(10_000);
    expect((await page.screenshot()).equals(picture), String(part)).toBe(true);
  }
});

test("under reduced motion a followed link jumps instead of scrolling", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    window.addEventListener("scroll", () => places.push(window.scrollY));
  });
  await headerNavigation(page).locator('a[href="/#partners"]').click();
  await expect(page.locator("#partners")).toBeFocused();
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  expect(new Set(places.map(Math.round)).size).toBeLessThanOrEqual(1);
});
