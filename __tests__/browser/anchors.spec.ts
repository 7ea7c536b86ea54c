import { routes } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

const sections = ["home", "offer", "services", "partners", "footer"];

test(
  "the landing page has its sections in the specified order",
  { tag: "@desk" },
  async ({ page }) => {
    await visit(page, "/");
    const found = await page
      .locator(sections.map((id) => `#${id}`).join(", "))
      .evaluateAll((nodes) => nodes.map(({ id }) => id));
    expect(found).toEqual(sections);
  },
);

test("the offer holds About Us, What We Offer and the products, in this order", async ({
  page,
}) => {
  await visit(page, "/");
  const found = await page
    .locator("#offer")
    .locator("#about, #what-we-offer, #services, #products")
    .evaluateAll((nodes) => nodes.map(({ id }) => id));
  expect(found).toEqual(["about", "what-we-offer", "services", "products"]);
  await expect(page.locator("#about")).toContainText("About Us");
  await expect(page.locator("#what-we-offer")).toContainText("What We Offer");
  await expect(page.locator("#services")).toContainText("Featured Products");
});

test("every id stands once on each page", { tag: "@desk" }, async ({ page }) => {
  for (const path of routes) {
    await visit(page, path);
    const ids = await page.locator("[id]").evaluateAll((nodes) => nodes.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  }
});
