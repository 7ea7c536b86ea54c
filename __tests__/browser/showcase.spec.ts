import { showcase } from "./support/landing";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit, visitWithStoppedClock } from "./support/visit";

const products = [
  ["3kg Gas Cylinder", "₦15,000.00"],
  ["6kg Gas Cylinder", "₦24,600.00"],
  ["12.5kg Gas Cylinder", "₦37,300.00"],
  ["50kg Gas Cylinder", "₦125,000.00"],
] as const;

test("four numbered dots show name, category and price of each product", async ({ page }) => {
  await visit(page, "/");
  const { dots, current, root } = showcase(page);
  await expect(dots).toHaveText(["1", "2", "3", "4"]);
  for (const [index, [name, price]] of products.entries()) {
    await dots.nth(index).click();
    await expect(root.locator("[aria-current]")).toHaveText([String(index + 1)]);
    await expect(current).toHaveAttribute("aria-label", `${index + 1} of 4`);
    await expect(current.getByRole("heading")).toHaveText(name);
    await expect(current.getByText("Accessories")).toBeVisible();
    await expect(current.getByText(price, { exact: true })).toBeVisible();
    await expect(current.getByRole("img").first()).toBeVisible();
  }
});

test("each price carries exactly one naira sign", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/");
  const text = (await showcase(page).slides.allTextContents()).join("\n");
  expect(text.match(/₦/g)).toHaveLength(4);
  expect(text.match(/₦[\d,]+\.00/g)).toHaveLength(4);
});

test("the arrows wrap around and keep the focus", async ({ page }) => {
  await visit(page, "/");
  const { previous, next, current } = showcase(page);
  await previous.click();
  await expect(current).toHaveAttribute("aria-label", "4 of 4");
  await next.click();
  await expect(current).toHaveAttribute("aria-label", "1 of 4");
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(current).toHaveAttribute("aria-label", "2 of 4");
  await expect(next).toBeFocused();
});

test("react-slick shows the picked product alone", async ({ page }) => {
  await visit(page, "/");
  const { root, slick, dots, current } = showcase(page);
  await bringIntoView(root);
  await expect(slick).toHaveCount(1);
  await dots.nth(2).click();
  await expect(root.locator(".slick-active")).toHaveAttribute("data-index", "2");
  const heading = current.getByRole("heading");
  await expect
    .poll(() =>
      heading.evaluate((node) => {
        node.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top } = node.getBoundingClientRect();
        const seen = document.elementFromPoint(left + 10, top + 10);
        return Boolean(seen && node.contains(seen));
      }),
    )
    .toBe(true);
});

test("the showcase advances every 5 seconds and wraps around", async ({ page }) => {
  await visitWithStoppedClock(page, "/");
  const { root, current } = showcase(page);
  await bringIntoView(root);
  for (const next of ["2 of 4", "3 of 4", "4 of 4", "1 of 4"]) {
    const before = await current.getAttribute("aria-label");
    await page.clock.runFor(4900);
    await expect(current).toHaveAttribute("aria-label", before ?? "");
    await page.clock.runFor(100);
    await expect(current).toHaveAttribute("aria-label", next);
  }
});

test(
  "a swipe leads to the next product and back, and counts as a pick",
  { tag: "@phone" },
  async ({ page }) => {
    await visitWithStoppedClock(page, "/");
    const { slick, current } = showcase(page);
    await bringIntoView(slick.or(showcase(page).root).first());
    await expect(slick).toHaveCount(1);
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const y = 400;
      const at = (x: number) => [{ x, y }];
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
      for (let step = 1; step <= 4; step += 1) {
        const x = from + ((to - from) * step) / 4;
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(x) });
      }
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await slick.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
    await swipe(300, 60);
    await expect(current).toHaveAttribute("aria-label", "2 of 4");
    await page.clock.runFor(9900);
    await expect(current).toHaveAttribute("aria-label", "2 of 4");
    await swipe(60, 300);
    await expect(current).toHaveAttribute("aria-label", "1 of 4");
  },
);

test("the app buttons stand below the products", async ({ page }) => {
  await visit(page, "/");
  const section = page.locator("#services");
  await expect(section.getByText("View all Products by downloading our mobile app")).toBeVisible();
  await expect(section.getByRole("button", { name: "Google Play" })).toBeVisible();
  await expect(section.getByRole("button", { name: "App Store" })).toBeVisible();
});
