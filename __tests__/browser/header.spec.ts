import type { Page } from "@playwright/test";
import { activeItem as current, headerNavigation } from "./support/landing";
import { scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

/** Puts the top edge of a section at a distance in px from the top of the screen. */
async function placeSection(page: Page, id: string, distance: number) {
  await page.evaluate(
    ([name, px]) => {
      const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
      window.scrollTo({ top: window.scrollY + top - px, behavior: "instant" });
    },
    [id, distance] as const,
  );
}

test("the header leads to the five places, by address", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/");
  const links = headerNavigation(page).getByRole("link");
  await expect(links).toHaveText([
    "Home",
    "What we offer",
    "Products",
    "Our Partners",
    "Contact us",
  ]);
  const addresses = await links.evaluateAll((nodes) =>
    nodes.map((node) => node.getAttribute("href")),
  );
  expect(addresses).toEqual(["/#home", "/#offer", "/#services", "/#partners", "/contact"]);
});

test("Home is the active item before anything is scrolled", async ({ page }) => {
  await visit(page, "/");
  await expect(current(page)).toHaveText(["Home"]);
});

test("the section that covers the point 100 px below the top is active", async ({ page }) => {
  await visit(page, "/");
  for (const [id, item, before] of [
    ["offer", "What we offer", "Home"],
    ["partners", "Our Partners", "Products"],
  ] as const) {
    await placeSection(page, id, 102);
    await expect(current(page)).toHaveText([before]);
    await placeSection(page, id, 99);
    await expect(current(page)).toHaveText([item]);
  }
});

test("the innermost section wins where they nest", async ({ page }) => {
  await visit(page, "/");
  await placeSection(page, "services", 102);
  await expect(current(page)).toHaveText(["What we offer"]);
  await placeSection(page, "services", 99);
  await expect(current(page)).toHaveText(["Products"]);
});

test(
  "no item is active over the footer, and Home is again at the top",
  { tag: "@phone" },
  async ({ page }) => {
    await visit(page, "/");
    await placeSection(page, "footer", 50);
    await expect(current(page)).toHaveCount(0);
    await scrollTo(page, 0);
    await expect(current(page)).toHaveText(["Home"]);
  },
);

test("the path says which item is active on other pages", async ({ page }) => {
  await visit(page, "/contact");
  await expect(current(page)).toHaveText(["Contact us"]);
  await expect(current(page)).toHaveAttribute("aria-current", "page");
  await visit(page, "/lpg-safety");
  await expect(current(page)).toHaveCount(0);
});

test("the active item differs by more than its colour", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/");
  const mark = (name: string) =>
    headerNavigation(page)
      .getByRole("link", { name })
      .evaluate((node) => getComputedStyle(node, "::after").borderTopWidth);
  expect(Number.parseFloat(await mark("Home"))).toBeGreaterThan(0);
  expect(await mark("Products")).toBe("0px");
});

test("the header takes its raised look once the page is scrolled", async ({ page }) => {
  await visit(page, "/");
  const header = page.getByRole("banner");
  await expect(header).toHaveAttribute("data-raised", "false");
  await scrollTo(page, 200);
  await expect(header).toHaveAttribute("data-raised", "true");
  const box = await header.boundingBox();
  expect(box?.y).toBe(0);
});
