import { SLICK_WAIT_MS } from "../../src/lib/timing";
import { headerNavigation } from "./support/landing";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit, visitWithStoppedClock } from "./support/visit";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("under reduced motion nothing on the landing page moves", async ({ page }) => {
  await visitWithStoppedClock(page, "/");
  await expect(page.locator("[data-counting]")).toHaveCount(0);
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
