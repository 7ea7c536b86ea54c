import type { Locator, Page } from "@playwright/test";
import { SLICK_WAIT_MS } from "../../src/lib/timing";
import { services, showcase } from "./support/landing";
import { bringIntoView, leaveView, scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { nextTask, visitWithStoppedClock } from "./support/visit";
import { products, services as entries, slideLabel } from "./support/words";

type Rotating = ReturnType<typeof services>;

/** Takes the pointer out of every carousel, and lets the page notice. */
async function moveAway(page: Page) {
  await page.mouse.move(2, 300);
  await nextTask(page);
}

/** Opens the landing page with a stopped clock, one rotating part in view, and its first turn 5 s ahead. */
async function openAt(page: Page, part: (page: Page) => Rotating): Promise<Rotating> {
  await visitWithStoppedClock(page, "/");
  const rotating = part(page);
  await bringIntoView(rotating.root);
  await page.clock.runFor(SLICK_WAIT_MS);
  await expect(rotating.slick).toHaveCount(1);
  await bringIntoView(rotating.pause.or(rotating.play));
  await rotating.root.hover();
  await moveAway(page);
  return rotating;
}

async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

for (const [name, part, total] of [
  ["services", services, entries.length],
  ["products", showcase, products.length],
] as const) {
  const expectStays = (current: Locator, position: number) =>
    expect(current).toHaveAttribute("aria-label", slideLabel(position, total));

  test.describe(`the rotation of the ${name}`, { tag: "@desk" }, () => {
    test("advances every 5 seconds, wraps around and leaves one slide within reach", async ({
      page,
    }) => {
      const { slides, current, root, pause } = await openAt(page, part);
      for (let turn = 1; turn <= total; turn += 1) {
        await expect(slides).toHaveCount(total);
        await expectStays(current, turn);
        await page.clock.runFor(4900);
        await expectStays(current, turn);
        await page.clock.runFor(100);
        await expectStays(current, (turn % total) + 1);
      }
      await expect(root.locator(".slick-cloned")).toHaveCount(0);

      await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
      await pause.click();
      await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
    });

    test("rests for 10 seconds after a pick and then resumes", async ({ page }) => {
      const { current, picks } = await openAt(page, part);
      await bringIntoView(picks.last());
      await picks.last().click();
      await moveAway(page);
      await expectStays(current, total);
      await page.clock.runFor(9900);
      await expectStays(current, total);
      await page.clock.runFor(5100);
      await expectStays(current, 1);
      await page.clock.runFor(5000);
      await expectStays(current, 2);
    });

    test("waits while pointer or focus is inside, the tab is hidden, or it is off the screen", async ({
      page,
    }) => {
      const { root, current, pause } = await openAt(page, part);
      const top = await page.evaluate(() => window.scrollY);
      let position = 1;
      for (const [begin, end] of [
        [() => root.hover(), () => moveAway(page)],
        [
          async () => {
            await page.keyboard.press("Shift");
            await pause.focus();
          },
          () => pause.blur(),
        ],
        [() => setHidden(page, true), () => setHidden(page, false)],
        [() => leaveView(root), () => scrollTo(page, top)],
      ] as const) {
        await begin();
        await nextTask(page);
        await page.clock.runFor(20_000);
        await expectStays(current, position);
        await end();
        await bringIntoView(pause);
        await page.clock.runFor(5000);
        position = (position % total) + 1;
        await expectStays(current, position);
      }
    });

    test("is stopped and started by a visible button whose name says what it does", async ({
      page,
    }) => {
      const { pause, play, current } = await openAt(page, part);
      await expect(pause).toBeInViewport({ ratio: 1 });
      await pause.click();
      await expect(play).toBeVisible();
      await expect(play).not.toHaveAttribute("aria-pressed");
      await moveAway(page);
      await page.clock.runFor(30_000);
      await expectStays(current, 1);
      await play.click();
      await moveAway(page);
      await page.clock.runFor(5000);
      await expectStays(current, 2);
    });

    test.describe("under reduced motion", () => {
      test.use({ contextOptions: { reducedMotion: "reduce" } });

      test("does not start by itself, but on the visitor's wish", async ({ page }) => {
        const { play, current } = await openAt(page, part);
        await page.clock.runFor(30_000);
        await expectStays(current, 1);
        await play.click();
        await moveAway(page);
        await page.clock.runFor(5000);
        await expectStays(current, 2);
      });
    });
  });
}
