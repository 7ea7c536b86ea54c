import type { Page } from "@playwright/test";
import { enhancedContrastProblems } from "./support/axe";
import { appButtons, appModal, headerNavigation } from "./support/landing";
import { sideways } from "./support/overflow";
import { kinds } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

// These tests add their own styles, which the site's policy forbids.
test.use({ bypassCSP: true });

/** WCAG 1.4.12: line height, and the spacing of paragraphs, letters and words. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

const openMenu = (page: Page) =>
  page.getByRole("button", { name: words.navigation.header.open }).click();

/** Texts that are clipped by a box of fixed size or reach past the edge of the screen. */
const lostTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, p, li, dt, dd, a, button, label, span")]
      .filter((node) => node.checkVisibility() && !node.closest("[inert], [aria-hidden='true']"))
      .filter((node) => {
        const { overflowX, overflowY } = getComputedStyle(node);
        const isCutX = overflowX !== "visible" && node.scrollWidth > node.clientWidth + 1;
        const isCutY = overflowY !== "visible" && node.scrollHeight > node.clientHeight + 1;
        const { left, right } = node.getBoundingClientRect();
        const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;
        return isCutX || isCutY || (isOutside && !node.matches("li, span"));
      })
      .map((node) => node.textContent.slice(0, 60)),
  );

for (const path of kinds) {
  test(`with the text spacing of WCAG 1.4.12, ${path} loses no text`, async ({ page }) => {
    await visit(page, path);
    await page.addStyleTag({ content: textSpacing });
    expect(await lostTexts(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
  });
}

test.describe("on a screen of 320 × 256 px, as at 400 % zoom", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("no page loses a text, and every menu item can be reached", async ({ page }) => {
    for (const path of kinds) {
      await visit(page, path);
      expect(await lostTexts(page), path).toEqual([]);
      expect(await sideways(page), path).toBe(0);
    }
    await visit(page, "/contact");
    await openMenu(page);
    const last = headerNavigation(page).getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await last.click();
    await expect(page).toHaveURL("/contact");
  });

  test("the modal can be read and closed", async ({ page }) => {
    await visit(page, "/contact");
    await appButtons(page).first().click();
    const { confirm, box } = appModal(page);
    await confirm.scrollIntoViewIfNeeded();
    await expect(confirm).toBeInViewport({ ratio: 1 });
    await confirm.click();
    await expect(box).toBeHidden();
  });
});

test("a larger browser font enlarges every text, wraps no price and causes no overflow", async ({
  page,
}) => {
  await visit(page, "/");
  const sizes = () =>
    page
      .locator("body *")
      .evaluateAll((nodes) =>
        nodes
          .filter((node) => [...node.childNodes].some(({ nodeName }) => nodeName === "#text"))
          .map((node) => Number.parseFloat(getComputedStyle(node).fontSize)),
      );
  const before = await sizes();
  // The browser's setting makes a rem twice as long.
  await page.addStyleTag({ content: "html { font-size: 200%; }" });
  const after = await sizes();
  // Figures that already fill the screen are large enough.
  const small = before
    .map((size, at) => ({ size, larger: after[at] }))
    .filter(({ size }) => size < 60);
  expect(small.filter(({ size, larger }) => Number(larger) <= size)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  const lines = await page.getByText(/^₦/).evaluateAll((nodes) =>
    nodes.map((node) => {
      const words = document.createRange();
      words.selectNodeContents(node);
      return words.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test.describe("with a preference for more contrast", () => {
  test.use({ contextOptions: { contrast: "more", reducedMotion: "reduce" } });

  test("texts have a contrast of 7:1, and controls have an outline in the text's colour", async ({
    page,
  }) => {
    for (const theme of ["dark", "light"]) {
      await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
      await visit(page, "/contact");
      expect(await enhancedContrastProblems(page), theme).toEqual([]);
      const colours = await page
        .locator("main input, main textarea, header button")
        .evaluateAll((nodes) =>
          nodes
            .filter((node) => node.checkVisibility())
            .map((node) => getComputedStyle(node).borderTopColor),
        );
      const text = await page.locator("body").evaluate((node) => getComputedStyle(node).color);
      expect(new Set(colours), theme).toEqual(new Set([text]));
    }
  });
});

test.describe("in forced colours mode", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("controls keep their outlines, and active and focused items stay marked", async ({
    page,
    isMobile,
  }) => {
    await visit(page, "/");
    if (isMobile) await openMenu(page);
    const shown = await page.locator("button").evaluateAll((nodes) =>
      nodes
        .filter((node) => node.checkVisibility() && !node.closest("[inert]"))
        .filter((node) => !node.closest("h3, li, [role='group'] > button:not([aria-current])"))
        .filter((node) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(node);
          return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1;
        })
        .map((node) => node.textContent),
    );
    expect(shown).toEqual([]);
    const mark = await headerNavigation(page)
      .locator("[aria-current]")
      .evaluate((node) => getComputedStyle(node, "::after").borderTopWidth);
    expect(Number.parseFloat(mark)).toBeGreaterThan(0);
    const dots = page.locator("#services [role='group'] > button");
    const grounds = await dots.evaluateAll((nodes) =>
      nodes.map((node) => getComputedStyle(node).backgroundColor),
    );
    expect(grounds.filter((ground) => ground === grounds[0])).toHaveLength(1);
    await page.keyboard.press("Tab");
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(ring).toBe("solid 3px");
  });
});
