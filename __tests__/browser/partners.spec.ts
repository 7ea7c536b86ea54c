import type { Page } from "@playwright/test";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

const section = (page: Page) => page.locator("#partners");
const track = (page: Page) => section(page).locator("[data-state]");
const logos = (page: Page) => section(page).getByRole("img");

/** How far the strip has moved to the left, in px. */
const shift = (page: Page) =>
  track(page).evaluate((node) => -new DOMMatrix(getComputedStyle(node).transform).m41);

/** Looks at the strip twice, some frames apart. */
async function movement(page: Page) {
  const before = await shift(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        let frames = 12;
        const step = () => ((frames -= 1) > 0 ? requestAnimationFrame(step) : resolve(undefined));
        requestAnimationFrame(step);
      }),
  );
  return (await shift(page)) - before;
}

test("seven partners stand under the title", async ({ page }) => {
  await visit(page, "/");
  await expect(
    section(page).getByRole("heading", { name: "We work with the best partners" }),
  ).toBeVisible();
  await expect(logos(page)).toHaveCount(7);
  for (const logo of await logos(page).all()) await expect(logo).toHaveAttribute("alt", /\S/);
});

test("every logo arrives", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/");
  await bringIntoView(track(page));
  for (const logo of await section(page).locator("img").all()) {
    await logo.evaluate((node: HTMLImageElement) => {
      node.loading = "eager";
    });
    await expect
      .poll(() => logo.evaluate((node: HTMLImageElement) => node.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("the strip runs, and the button stops and starts it", async ({ page }) => {
  await visit(page, "/");
  await bringIntoView(track(page));
  expect(await movement(page)).toBeGreaterThan(0);
  await section(page).getByRole("button", { name: words.home.partners.pause }).click();
  expect(await movement(page)).toBe(0);
  await section(page).getByRole("button", { name: words.home.partners.play }).click();
  expect(await movement(page)).toBeGreaterThan(0);
});

test("the strip stops under the pointer", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/");
  await bringIntoView(track(page));
  await track(page).hover({ position: { x: 400, y: 30 }, force: true });
  await expect.poll(() => movement(page)).toBe(0);
});

test("the loop closes without a seam", async ({ page }) => {
  await visit(page, "/");
  const [list, copy] = await track(page)
    .locator("> ul")
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().width));
  expect(list).toBeCloseTo(copy ?? 0, 1);
  expect(list).toBeGreaterThanOrEqual(page.viewportSize()?.width ?? 0);
  await expect(track(page).locator("> ul").last()).toHaveAttribute("aria-hidden", "true");
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("all seven logos stand still on the screen", async ({ page }) => {
    await visit(page, "/");
    await bringIntoView(track(page));
    expect(await movement(page)).toBe(0);
    for (const logo of await logos(page).all()) {
      const box = await logo.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      );
    }
    await expect(section(page).getByRole("button")).toHaveCount(0);
  });
});
