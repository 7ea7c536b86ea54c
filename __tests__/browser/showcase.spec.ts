import { SLICK_WAIT_MS } from "../../src/lib/timing";
import { fillIn } from "../../src/lib/fillIn";
import { expectAccessible } from "./support/axe";
import { showcase } from "./support/landing";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { nextTask, visit, visitWithStoppedClock } from "./support/visit";
import { products, slideLabel, words } from "./support/words";

/** The distance in px of a box's lower edge from the top. */
const bottom = (box: { y: number; height: number } | null) => Number(box?.y) + Number(box?.height);

test("arrows wrap around and keep focus; a line measures the product", async ({ page }) => {
  // On a busy machine the first slide could advance by itself before the first press.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const { root, slick, previous, next, picks, current, expectAt } = showcase(page);
  await bringIntoView(root);
  await expect(slick).toHaveCount(1);
  const expectActive = async (position: number) => {
    await expectAt(position);
    await expect(root.locator(".slick-active")).toHaveAttribute("data-index", `${position - 1}`);
  };
  await previous.click();
  await expectActive(products.length);
  await expectAccessible(page, "#services");
  await next.click();
  await expectActive(1);
  await next.focus();
  await page.keyboard.press("Enter");
  await expectActive(2);
  await expect(next).toBeFocused();
  const isOnTop = (heading: HTMLElement | SVGElement) => {
    heading.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top } = heading.getBoundingClientRect();
    return heading.contains(document.elementFromPoint(left + 10, top + 10));
  };
  await expect.poll(() => current.getByRole("heading").evaluate(isOnTop)).toBe(true);

  for (const [index, { heightMm = 0 }] of products.entries()) {
    await picks.nth(index).click();
    const height = fillIn(words.home.products.height, { height: `${heightMm / 10}` });
    const line = current.getByText(height);
    await expect(line).toBeVisible({ visible: heightMm > 0 });
    if (!heightMm) continue;
    const measured = await line.boundingBox();
    const picture = await current.getByRole("img").boundingBox();
    expect(Number(measured?.height) / Number(picture?.height)).toBeCloseTo(0.92, 2);
  }
});

test("a swipe moves to the next product and back, and counts as a pick @phone", async ({
  page,
}) => {
  await visitWithStoppedClock(page, "/");
  const { slick, expectAt } = showcase(page);
  await bringIntoView(showcase(page).root);
  await page.clock.runFor(SLICK_WAIT_MS);
  await expect(slick).toHaveCount(1);
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...fingers: number[]) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: fingers.map((x) => ({ x, y: 400 })),
    });
  const swipe = async (from: number, to: number, restMs = 0) => {
    await send("touchStart", from);
    await nextTask(page);
    await page.clock.runFor(restMs);
    for (const share of [0.25, 0.5, 0.75, 1]) await send("touchMove", from + (to - from) * share);
    await send("touchEnd");
    // Slick is deaf for 10 ms after a turn; the slide is still fading.
    await page.clock.runFor(20);
  };
  await slick.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
  // While a finger is down, nothing turns.
  await swipe(300, 60, 60_000);
  await expectAt(2);
  await page.clock.runFor(9900);
  await expectAt(2);
  await swipe(60, 300);
  await expectAt(1);
  await swipe(300, 60);
  await swipe(300, 60);
  await expectAt(3);

  // A pinch is no swipe.
  await send("touchStart", 150, 200);
  await send("touchMove", 30, 330);
  await send("touchEnd");
  await expectAt(3);
  expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1);
  // Nor is a move of the enlarged page.
  await swipe(300, 60);
  await expectAt(3);
  await expect(slick.locator("..")).toHaveCSS("touch-action", "auto");
});

test("the controls are in view together with picture, name and price @phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const { root, picks, next, current } = showcase(page);
  await bringIntoView(root);
  for (const [index, { name, price, imageAlt }] of products.entries()) {
    await picks.nth(index).click();
    const label = `${slideLabel(index + 1, products.length)}: `;
    await expect(root.locator("[aria-current]")).toHaveText(RegExp(`^${label}`));
    await picks.nth(index).evaluate((node) => node.scrollIntoView({ behavior: "instant" }));
    await expect(picks.nth(index)).toBeInViewport({ ratio: 1 });
    await expect(next).toBeInViewport({ ratio: 1 });
    // All controls are on one line, even with more than four dots.
    const [pick, arrow] = [await picks.nth(index).boundingBox(), await next.boundingBox()];
    expect(Math.abs(bottom(pick) - bottom(arrow))).toBeLessThan(2);
    await expect(root.getByRole("img", { name: imageAlt })).toBeInViewport({ ratio: 1 });
    await expect(current.getByRole("heading", { name })).toBeInViewport({ ratio: 1 });
    await expect(current.getByText(`₦${price.replace(/^₦\s*/, "")}`)).toBeInViewport({
      ratio: 1,
    });
  }
});

test("reached by the menu, it shows the price", async ({ page }) => {
  for (const [width, height] of Object.entries({ 360: 740, 1280: 800, 1366: 650 })) {
    await page.setViewportSize({ width: Number(width), height });
    await visit(page, "/#services");
    await expect(showcase(page).current.getByText(/^₦/)).toBeInViewport({ ratio: 1 });
  }
});
