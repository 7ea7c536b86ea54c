import type { Page } from "@playwright/test";
import { appButtons, appModal } from "./support/landing";
import { weakRings } from "./support/rings";
import { framedKinds } from "./support/routes";
import { readToItsEnd, scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function expectRings(page: Page, least: number, part?: string) {
  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const { weak, count } = await weakRings(page, part);
    expect(weak, theme).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(least);
  }
}

for (const path of framedKinds) {
  test(`every control of ${path} has a complete focus ring with enough contrast`, async ({
    page,
  }) => {
    await visit(page, path);
    await readToItsEnd(page);
    await scrollTo(page, 0);
    await expectRings(page, 20);
  });
}

test(
  "the menu items have a complete focus ring with enough contrast",
  { tag: "@phone" },
  async ({ page }) => {
    await visit(page, "/contact");
    await page.getByRole("button", { name: words.navigation.header.open }).click();
    await expectRings(page, words.navigation.header.items.length, "header");
  },
);

test("the buttons of the modal have a complete focus ring with enough contrast", async ({
  page,
}) => {
  await visit(page, "/contact");
  await appButtons(page).first().click();
  await expect(appModal(page).box).toBeVisible();
  await expectRings(page, 2, "dialog");
});

test(
  "the focus ring of a button in the modal is complete at 400 %",
  { tag: "@phone" },
  async ({ page }) => {
    await visit(page, "/contact");
    await page.setViewportSize({ width: 320, height: 256 });
    await appButtons(page).first().click();
    const { box, confirm, close } = appModal(page);
    await expect(box).toBeVisible();
    for (const button of [close, confirm, close]) {
      await page.keyboard.press("Tab");
      await expect(button).toBeFocused();
      const ring = await button.evaluate((node) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(node);
        const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const { top, bottom } = node.getBoundingClientRect();
        const dialog = node.closest("dialog")?.getBoundingClientRect();
        return {
          isAbove: top - reach < (dialog?.top ?? 0),
          isBelow: bottom + reach > (dialog?.bottom ?? 0),
        };
      });
      expect(ring).toEqual({ isAbove: false, isBelow: false });
    }
  },
);
