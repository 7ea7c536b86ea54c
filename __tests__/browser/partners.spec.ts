import type { Page } from "@playwright/test";
import { proportionsOf } from "./support/landing";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { partners, words } from "./support/words";

const section = (page: Page) => page.locator("#partners");
const track = (page: Page) => section(page).locator("[data-state]");
const logos = (page: Page) => section(page).getByRole("img");
const { pause, play } = words.home.partners;

/** How far the strip moves to the left while the page draws twelve frames, in px. */
const movement = (page: Page) =>
  track(page).evaluate(async (node) => {
    const shift = () => -new DOMMatrix(getComputedStyle(node).transform).m41;
    const before = shift();
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
    return shift() - before;
  });

test("the strip loops until the button or the pointer stops it", async ({ page }) => {
  await visit(page, "/");
  await bringIntoView(track(page));
  const [list, copy] = await track(page)
    .locator("> ul")
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().width));
  expect(list).toBeCloseTo(copy ?? 0, 1);
  expect(list).toBeGreaterThanOrEqual(page.viewportSize()?.width ?? 0);
  await expect(track(page).locator("> ul").last()).toHaveAttribute("aria-hidden", "true");

  await expect.poll(() => movement(page)).not.toBe(0);
  await section(page).getByRole("button", { name: pause }).click();
  await expect.poll(() => movement(page)).toBe(0);
  await section(page).getByRole("button", { name: play }).click();
  await expect.poll(() => movement(page)).not.toBe(0);
  // eslint-disable-next-line playwright/no-force-option -- Playwright would wait until the logos stand still.
  await track(page).hover({ position: { x: 400, y: 30 }, force: true });
  await expect.poll(() => movement(page)).toBe(0);
});

test("the strip rests while it is out of view", async ({ page }) => {
  await visit(page, "/");
  await bringIntoView(track(page));
  await expect(track(page)).toHaveAttribute("data-state", "running");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(track(page)).toHaveAttribute("data-state", "paused");
  await expect.poll(() => movement(page)).toBe(0);
});

test("under reduced motion all logos are in view, in their proportions", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await bringIntoView(track(page));
  expect(await movement(page)).toBe(0);
  await expect(logos(page)).toHaveCount(partners.length);
  await expect(section(page).getByRole("button")).toHaveCount(0);
  for (const logo of await logos(page).all()) {
    await expect(logo).toBeInViewport({ ratio: 1 });
    const { declared, natural } = await proportionsOf(logo);
    expect(natural).toBeCloseTo(declared, 1);
  }
});
