import { appButtons, appModal, showcase } from "./support/landing";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { products } from "./support/words";

test("on paper every product stands with its price, in ink, and no dialog over it", async ({
  page,
}) => {
  await visit(page, "/");
  await bringIntoView(showcase(page).root);
  await expect(showcase(page).slick).toHaveCount(1);
  await appButtons(page).first().click();
  await expect(appModal(page).box).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(appModal(page).box).toBeHidden();
  const prices = page.getByText(/^₦/);
  await expect(prices).toHaveCount(products.length);
  const shown = await prices.evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, width, height, top } = node.getBoundingClientRect();
      const isInside = left >= 0 && left + width <= document.documentElement.clientWidth;
      return { isSeen: isInside && node.checkVisibility({ opacityProperty: true }), top, height };
    }),
  );
  expect(shown.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(new Set(shown.map(({ top }) => Math.round(top))).size).toBe(products.length);
  const ink = await page.locator("h1").evaluate((node) => getComputedStyle(node).color);
  const text = await page.locator("body").evaluate((node) => getComputedStyle(node).color);
  expect(ink).toBe(text);
});
