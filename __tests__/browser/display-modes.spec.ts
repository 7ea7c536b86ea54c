import sharp from "sharp";
import { expectEnhancedContrast } from "./support/axe";
import { appButtons, appModal, headerNavigation } from "./support/landing";
import { linesOf, sideways } from "./support/overflow";
import { addStyles } from "./support/pageChecks";
import { kinds } from "./support/routes";
import { bringIntoView, scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

// As at 400 % zoom.
test("at 320 × 256 px, menu and modal can be used @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, "/contact");
  await scrollTo(page, 400);
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await page.getByRole("button", { name: words.navigation.header.open }).click();
  const last = headerNavigation(page).getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await last.click();
  await expect(headerNavigation(page)).toBeHidden();

  await appButtons(page).first().click();
  const { confirm, close, box } = appModal(page);
  for (const button of [close, confirm]) {
    await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    const isCut = await button.evaluate((node) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(node);
      const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const { top, bottom } = node.getBoundingClientRect();
      const dialog = node.closest("dialog")?.getBoundingClientRect();
      return top - reach < (dialog?.top ?? 0) || bottom + reach > (dialog?.bottom ?? 0);
    });
    expect(isCut).toBe(false);
  }
  await confirm.scrollIntoViewIfNeeded();
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await confirm.click();
  await expect(box).toBeHidden();
});

test("a larger browser font enlarges every text, and all fits @phone", async ({ page }) => {
  const sizes = () =>
    page
      .locator("//body//*[text()[normalize-space()]][not(ancestor::*[name()='svg'])]")
      .evaluateAll((nodes) =>
        nodes.map((node) => ({
          text: node.textContent.slice(0, 40),
          size: Number.parseFloat(getComputedStyle(node).fontSize),
        })),
      );
  for (const path of kinds) {
    await visit(page, path);
    const before = await sizes();
    // The browser's setting makes a rem twice as long.
    await addStyles(page, "html { font-size: 200%; }");
    const after = await sizes();
    // Figures that already fill the screen are large enough.
    const small = before
      .map((part, at) => ({ ...part, larger: after[at]?.size }))
      .filter(({ size }) => size < 60)
      .filter(({ size, larger }) => Number(larger) <= size * (size > 16 ? 1 : 1.2));
    expect.soft(small, path).toEqual([]);
    expect.soft(await sideways(page), path).toBe(0);
    for (const price of await page.getByText(/^₦/).filter({ visible: true }).all())
      expect(await linesOf(price)).toBe(1);
  }
});

test("with a preference for more contrast, texts have 7:1", async ({ page }) => {
  await page.emulateMedia({ contrast: "more", reducedMotion: "reduce" });
  await visit(page, "/contact");
  await expectEnhancedContrast(page);
});

test("in forced colours, controls, focus and logos stay marked, without masks", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/");
  const shown = await page.locator("button").evaluateAll((nodes) =>
    nodes
      .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .filter((node) => !node.closest("h3, li, #services [role='group'] > button"))
      .filter((node) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(node);
        return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1;
      })
      .map((node) => node.textContent),
  );
  expect(shown).toEqual([]);
  for (const current of [
    headerNavigation(page).locator("[aria-current]"),
    page.locator("#services [role='group'] > [aria-current]"),
  ])
    expect(await current.evaluate((node) => getComputedStyle(node, "::after").borderTopWidth)).toBe(
      "2px",
    );
  await page.keyboard.press("Tab");
  const ring = page.locator(":focus");
  await expect(ring).toHaveCSS("outline-style", "solid");
  await expect(ring).toHaveCSS("outline-width", "3px");

  const strip = page.locator("#partners ul").first();
  const range = async () =>
    (
      await sharp(await strip.screenshot())
        .greyscale()
        .stats()
    ).channels[0];
  for (const [theme, colorScheme] of [
    ["dark", "light"],
    ["light", "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
    await page.goto("/");
    await bringIntoView(strip);
    await expect.poll(async () => (await range())?.stdev).toBeGreaterThan(5);
  }
  const masks = await page
    .locator("main *")
    .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).maskImage));
  expect(new Set(masks)).toEqual(new Set(["none"]));
});
