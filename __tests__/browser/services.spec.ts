import { services } from "./support/landing";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit, visitWithStoppedClock } from "./support/visit";

test.describe("the services on wide screens", { tag: "@desk" }, () => {
  test("are a list of three buttons with title and short description", async ({ page }) => {
    await visit(page, "/");
    const { picks, current } = services(page);
    await expect(picks).toHaveCount(3);
    for (const pick of await picks.all()) {
      const lines = await pick.locator("> span").allInnerTexts();
      expect(lines.filter((line) => line.trim().length > 0)).toHaveLength(2);
    }
    await expect(picks.first()).toHaveAttribute("aria-current", "true");
    await expect(current).toHaveAttribute("aria-label", "1 of 3");
  });

  test("show picture, icon, title, long text and the way to the contact page", async ({ page }) => {
    await visit(page, "/");
    const { picks, current } = services(page);
    for (const pick of await picks.all()) {
      await pick.click();
      await expect(pick).toHaveAttribute("aria-current", "true");
      await expect(pick.locator("svg")).toBeVisible();
      await expect(current).toHaveCount(1);
      await expect(current.getByRole("img").first()).toBeVisible();
      await expect(current.getByRole("heading", { level: 3 })).toBeVisible();
      const text = await current.innerText();
      expect(text.split(/\s+/).length).toBeGreaterThan(60);
      await expect(current.getByRole("link", { name: "Contact us now" })).toHaveAttribute(
        "href",
        "/contact",
      );
    }
  });

  test("stand on react-slick once they come near the screen", async ({ page }) => {
    await visit(page, "/");
    const { root, slick, current } = services(page);
    await bringIntoView(root);
    await expect(slick).toHaveCount(1);
    await expect(current).toHaveCount(1);
    await expect(current).toBeVisible();
  });

  test("mark exactly one of the three as current", async ({ page }) => {
    await visit(page, "/");
    const { root, picks } = services(page);
    for (const pick of await picks.all()) {
      await pick.click();
      await expect(root.locator("[aria-current]")).toHaveCount(1);
    }
  });

  test("lead to the contact page", async ({ page }) => {
    await visit(page, "/");
    await services(page).picks.nth(1).click();
    await services(page).current.getByRole("link", { name: "Contact us now" }).click();
    await expect(page).toHaveURL("/contact");
  });

  test("advance every 5 seconds and wrap around", async ({ page }) => {
    await visitWithStoppedClock(page, "/");
    const { root, current } = services(page);
    await bringIntoView(root);
    for (const next of ["2 of 3", "3 of 3", "1 of 3"]) {
      const before = await current.getAttribute("aria-label");
      await page.clock.runFor(4900);
      await expect(current).toHaveAttribute("aria-label", before ?? "");
      await page.clock.runFor(100);
      await expect(current).toHaveAttribute("aria-label", next);
    }
  });
});
