import type { Page } from "@playwright/test";
import { activeItem, headerNavigation } from "./support/landing";
import { alertDocument } from "./support/routes";
import { linesOf, sideways } from "./support/overflow";
import { scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { headerLabel, words } from "./support/words";

const [home, offer, products, partners] = ["/#home", "/#offer", "/#services", "/#partners"].map(
  headerLabel,
);

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

test(
  "the innermost section 100 px below the top is active, Home above the first, none at the footer",
  {
    tag: "@phone",
  },
  async ({ page }) => {
    await visit(page, "/");
    await expect(activeItem(page)).toHaveText([String(home)]);
    for (const [id, item, before] of [
      ["offer", offer, home],
      ["services", products, offer],
      ["partners", partners, products],
    ] as const) {
      await placeSection(page, id, 102);
      await expect(activeItem(page)).toHaveText([String(before)]);
      await placeSection(page, id, 99);
      await expect(activeItem(page)).toHaveText([String(item)]);
    }
    await placeSection(page, "footer", 50);
    await expect(activeItem(page)).toHaveCount(0);
    await scrollTo(page, 0);
    await expect(activeItem(page)).toHaveText([String(home)]);
  },
);

test("on other pages the path determines the active item", async ({ page }) => {
  await visit(page, "/contact");
  await expect(activeItem(page)).toHaveText([headerLabel("/contact")]);
  await expect(activeItem(page)).toHaveAttribute("aria-current", "page");
  await visit(page, alertDocument.path);
  await expect(activeItem(page)).toHaveCount(0);
});

test("the active item differs by more than its colour, and the header is raised after scrolling", async ({
  page,
}) => {
  await visit(page, "/");
  const mark = (name: string) =>
    headerNavigation(page)
      .getByRole("link", { name, exact: true })
      .evaluate((node) => getComputedStyle(node, "::after").borderTopWidth);
  expect(Number.parseFloat(await mark(String(home)))).toBeGreaterThan(0);
  expect(await mark(String(products))).toBe("0px");

  const header = page.getByRole("banner");
  await expect(header).toHaveAttribute("data-raised", "false");
  await scrollTo(page, 200);
  await expect(header).toHaveAttribute("data-raised", "true");
  expect((await header.boundingBox())?.y).toBe(0);
});

test("the link to the leak card is one line on a phone", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/contact");
  const link = page.getByRole("banner").getByRole("link", { name: words.navigation.leak.label });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await linesOf(link), `${width} px`).toBe(1);
    expect(await sideways(page), `${width} px`).toBe(0);
  }
});
