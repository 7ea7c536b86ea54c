import { setTimeout as realTime } from "node:timers/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { headerNavigation } from "./support/landing";
import { routes } from "./support/routes";
import { bringIntoView, scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

/** How many pixels differ by more than the noise that scaling a picture anew makes. */
async function changedPixels(before: Buffer, after: Buffer) {
  const [one, other] = await Promise.all([before, after].map((png) => sharp(png).raw().toBuffer()));
  const noise = 40;
  return one?.filter((value, at) => Math.abs(value - (other?.[at] ?? 0)) > noise).length;
}

/** WCAG 1.4.12, the distances between lines, paragraphs, letters and words. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

/** Texts that a box of fixed size cuts off. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, p, li, dt, dd, a, button, label, span")]
      .filter((node) => node.checkVisibility() && !node.closest("[inert], [aria-hidden='true']"))
      .filter((node) => {
        const { overflowX, overflowY } = getComputedStyle(node);
        const isCutX = overflowX !== "visible" && node.scrollWidth > node.clientWidth + 1;
        const isCutY = overflowY !== "visible" && node.scrollHeight > node.clientHeight + 1;
        return isCutX || isCutY;
      })
      .map((node) => node.textContent.slice(0, 60)),
  );

/** Texts that reach past the edge of the screen. */
const outsideTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, p, dt, dd, a, button, label")]
      .filter((node) => node.checkVisibility() && !node.closest("[inert], [aria-hidden='true']"))
      .filter((node) => {
        const { left, right } = node.getBoundingClientRect();
        return left < -1 || right > document.documentElement.clientWidth + 1;
      })
      .map((node) => node.textContent.slice(0, 60)),
  );

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("with the text spacing of WCAG 1.4.12 no page cuts a text or scrolls sideways", async ({
  page,
}) => {
  for (const path of routes) {
    await visit(page, path);
    await page.addStyleTag({ content: textSpacing });
    expect(await cutTexts(page), path).toEqual([]);
    expect(await outsideTexts(page), path).toEqual([]);
    expect(await sideways(page), path).toBe(0);
  }
});

test.describe("on a screen of 320 by 256 px, as at 400 % of zoom", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("no page cuts a text or scrolls sideways", async ({ page }) => {
    for (const path of routes) {
      await visit(page, path);
      expect(await cutTexts(page), path).toEqual([]);
      expect(await outsideTexts(page), path).toEqual([]);
      expect(await sideways(page), path).toBe(0);
    }
  });

  test("every item of the menu can be reached", async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("button", { name: "Open the menu" }).click();
    const last = headerNavigation(page).getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await last.click();
    await expect(page).toHaveURL("/contact");
  });

  test("the modal can be read and closed", async ({ page }) => {
    await visit(page, "/contact");
    await page.getByRole("button", { name: "Google Play" }).first().click();
    const confirm = page.getByRole("button", { name: "Got it" });
    await confirm.scrollIntoViewIfNeeded();
    await expect(confirm).toBeInViewport({ ratio: 1 });
    await confirm.click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing on the landing page moves", async ({ page }) => {
    await visit(page, "/");
    for (const place of ["#home", "#about dl", "#what-we-offer", "#services", "#partners"]) {
      await bringIntoView(page.locator(place));
    }
    await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = "eager";
      await Promise.all([...document.images].map((picture) => picture.decode()));
    });
    await scrollTo(page, 0);
    // Pictures may still be painted for the first time; what moves never comes to rest.
    await expect(async () => {
      const before = await page.screenshot({ fullPage: true, animations: "allow" });
      await realTime(2000);
      const after = await page.screenshot({ fullPage: true, animations: "allow" });
      expect(await changedPixels(before, after)).toBe(0);
    }).toPass({ timeout: 20_000 });
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(running).toBe(0);
  });

  test("a followed link jumps instead of scrolling", { tag: "@desk" }, async ({ page }) => {
    await visit(page, "/");
    await page.evaluate(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      window.addEventListener("scroll", () => places.push(window.scrollY));
    });
    await headerNavigation(page).getByRole("link", { name: "Our Partners" }).click();
    await expect(page.locator("#partners")).toBeFocused();
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
    expect(new Set(places.map(Math.round)).size).toBeLessThanOrEqual(1);
  });
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("controls keep their outlines, and the active item and slide their marks", async ({
    page,
    isMobile,
  }) => {
    await visit(page, "/");
    if (isMobile) await page.getByRole("button", { name: "Open the menu" }).click();
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
  });

  test("what has the focus is ringed", { tag: "@desk" }, async ({ page }) => {
    await visit(page, "/contact");
    // Past the skip link and the logo to the first item.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(ring).toBe("solid 3px");
  });
});
