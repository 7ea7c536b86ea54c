import type { Locator } from "@playwright/test";
import { services, showcase } from "./support/landing";
import { bringIntoView } from "./support/scroll";
import { routes } from "./support/routes";
import { expect, test } from "./support/test";
import { visit, visitWithStoppedClock } from "./support/visit";

/** The slide stands inside its carousel's box from side to side. */
const expectShown = (slide: Locator) =>
  expect
    .poll(() =>
      slide.evaluate((node) => {
        const { left, right } = node.getBoundingClientRect();
        const middle = (left + right) / 2;
        return middle > 0 && middle < window.innerWidth && right - left > 200;
      }),
    )
    .toBe(true);

test(
  "without the chunk of react-slick the slides still work",
  { tag: "@desk" },
  async ({ page, complaints }) => {
    complaints.expect(/failed request: .*\.js$/);
    complaints.expect(/net::ERR_FAILED/);
    await page.route("**/*.js", async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (text.includes("slick-slider")) return route.abort();
      return route.fulfill({ response });
    });
    await visitWithStoppedClock(page, "/");
    const { picks, current, root, slick } = services(page);
    await bringIntoView(root);
    await picks.nth(2).click();
    await expect(current).toHaveAttribute("aria-label", "3 of 3");
    await expectShown(current);
    await expect(slick).toHaveCount(0);

    const products = showcase(page);
    await products.dots.nth(3).click();
    await expect(products.current).toHaveAttribute("aria-label", "4 of 4");
    await expectShown(products.current);
    await page.mouse.move(2, 300);
    await page.clock.runFor(15_000);
    await expect(products.current).toHaveAttribute("aria-label", "1 of 4");
    await expectShown(products.current);
  },
);

for (const path of routes) {
  test(
    `${path} can be read when no script arrives`,
    { tag: "@phone" },
    async ({ page, complaints }) => {
      complaints.expect(/failed request: .*\.js$/);
      complaints.expect(/net::ERR_FAILED/);
      await page.route("**/*.js", (route) => route.abort());
      await page.goto(path);
      await page.keyboard.press("Shift");
      await expect(page.locator("html")).not.toHaveClass(/js/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
    },
  );
}

test("without page data a followed link still reaches its page", async ({ page, complaints }) => {
  complaints.expect(/failed request: .*page-data\.json$/);
  complaints.expect(/net::ERR_FAILED/);
  await page.route("**/page-data/terms-conditions/page-data.json", (route) => route.abort());
  await visit(page, "/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms & Conditions" }).click();
  await expect(page).toHaveURL("/terms-conditions");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms and Conditions");
});

test("a missing picture leaves its words", { tag: "@desk" }, async ({ page, complaints }) => {
  complaints.expect(/failed request: .*\.(avif|webp|jpg)$/);
  complaints.expect(/net::ERR_FAILED/);
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
  await visit(page, "/");
  const [width, height] = await page
    .locator("#home img")
    .evaluate((node) => [node.clientWidth, node.clientHeight]);
  expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(100);
  await expect(page.locator("#home img")).toHaveAttribute("alt", /\S/);
});
