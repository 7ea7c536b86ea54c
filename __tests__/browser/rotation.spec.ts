import type { Locator, Page } from "@playwright/test";
import { services, showcase, type carousel } from "./support/landing";
import { bringIntoView, scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { nextTask, visitWithStoppedClock } from "./support/visit";

type Rotating = ReturnType<typeof carousel>;

/** Opens the landing page with a stopped clock and one rotating part in view. */
async function openAt(page: Page, part: (page: Page) => Rotating): Promise<Rotating> {
  await visitWithStoppedClock(page, "/");
  const rotating = part(page);
  await bringIntoView(rotating.root);
  await expect(rotating.slick).toHaveCount(1);
  await bringIntoView(rotating.pause.or(rotating.play));
  return rotating;
}

const expectSlide = (current: Locator, label: string) =>
  expect(current).toHaveAttribute("aria-label", label);

for (const [name, part, total, pickThird] of [
  ["services", services, 3, (page: Page) => services(page).picks.nth(2)],
  ["products", showcase, 4, (page: Page) => showcase(page).dots.nth(2)],
] as const) {
  test.describe(`the rotation of the ${name}`, { tag: "@desk" }, () => {
    test("rests for 10 seconds after a pick and then resumes", async ({ page }) => {
      const { current, root } = await openAt(page, part);
      await bringIntoView(pickThird(page));
      await pickThird(page).click();
      await page.mouse.move(2, 300);
      await expectSlide(current, `3 of ${total}`);
      await page.clock.runFor(9900);
      await expectSlide(current, `3 of ${total}`);
      await page.clock.runFor(5100);
      await expectSlide(current, total === 3 ? "1 of 3" : "4 of 4");
      await page.clock.runFor(5000);
      await expectSlide(current, total === 3 ? "2 of 3" : "1 of 4");
      await expect(root).toBeInViewport();
    });

    test("waits while the pointer is inside", async ({ page }) => {
      const { root, current } = await openAt(page, part);
      await root.hover();
      await nextTask(page);
      await page.clock.runFor(20_000);
      await expectSlide(current, `1 of ${total}`);
      await page.mouse.move(2, 300);
      await nextTask(page);
      await page.clock.runFor(5000);
      await expectSlide(current, `2 of ${total}`);
    });

    test("waits while the keyboard's focus is inside", async ({ page }) => {
      const { pause, current } = await openAt(page, part);
      await page.keyboard.press("Shift");
      await pause.focus();
      await nextTask(page);
      await page.clock.runFor(20_000);
      await expectSlide(current, `1 of ${total}`);
      await pause.blur();
      await nextTask(page);
      await page.clock.runFor(5000);
      await expectSlide(current, `2 of ${total}`);
    });

    test("waits while the tab is hidden", async ({ page }) => {
      const { current } = await openAt(page, part);
      const setHidden = (isHidden: boolean) =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
          document.dispatchEvent(new Event("visibilitychange"));
        }, isHidden);
      await setHidden(true);
      await nextTask(page);
      await page.clock.runFor(20_000);
      await expectSlide(current, `1 of ${total}`);
      await setHidden(false);
      await nextTask(page);
      await page.clock.runFor(5000);
      await expectSlide(current, `2 of ${total}`);
    });

    test("waits while it is off the screen", async ({ page }) => {
      const { root, current } = await openAt(page, part);
      await scrollTo(page, 0);
      await expect(root).not.toBeInViewport();
      await nextTask(page);
      await page.clock.runFor(20_000);
      await expectSlide(current, `1 of ${total}`);
      await bringIntoView(root);
      await page.clock.runFor(5000);
      await expectSlide(current, `2 of ${total}`);
    });

    test("is stopped and started by a visible button whose name says what it does", async ({
      page,
    }) => {
      const { pause, play, current } = await openAt(page, part);
      await expect(pause).toBeInViewport({ ratio: 1 });
      await pause.click();
      await expect(play).toBeVisible();
      await expect(play).not.toHaveAttribute("aria-pressed");
      await page.mouse.move(2, 300);
      await page.clock.runFor(30_000);
      await expectSlide(current, `1 of ${total}`);
      await play.click();
      await page.mouse.move(2, 300);
      await nextTask(page);
      await page.clock.runFor(5000);
      await expectSlide(current, `2 of ${total}`);
    });

    test("is read out only while it stands", async ({ page }) => {
      const { pause, root } = await openAt(page, part);
      await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
      await pause.click();
      await expect(root.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
    });

    test("leaves only the current slide within reach", async ({ page }) => {
      const { slides, root } = await openAt(page, part);
      for (let turn = 0; turn < total; turn += 1) {
        const inert = await slides.evaluateAll((nodes) =>
          nodes.map((node) => node.hasAttribute("inert")),
        );
        expect(inert.filter((isInert) => !isInert)).toHaveLength(1);
        expect(inert.indexOf(false)).toBe(turn);
        await page.clock.runFor(5000);
        await expect(slides.nth((turn + 1) % total)).not.toHaveAttribute("inert");
      }
      await expect(root.locator(".slick-cloned")).toHaveCount(0);
    });

    test.describe("under reduced motion", () => {
      test.use({ contextOptions: { reducedMotion: "reduce" } });

      test("does not start by itself, but on the visitor's wish", async ({ page }) => {
        const { play, current } = await openAt(page, part);
        await page.clock.runFor(30_000);
        await expectSlide(current, `1 of ${total}`);
        await play.click();
        await page.mouse.move(2, 300);
        await nextTask(page);
        await page.clock.runFor(5000);
        await expectSlide(current, `2 of ${total}`);
      });
    });
  });
}
