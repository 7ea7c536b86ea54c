import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { expectKeyboardOrder } from "./support/keyboard";
import { appButtons, appModal } from "./support/landing";
import { overflowing, sideways } from "./support/overflow";
import { addStyles, lostTexts, smallTargets, styleRules } from "./support/pageChecks";
import { expectRings } from "./support/rings";
import { framedKinds, kinds, unknownRoute } from "./support/routes";
import { readToItsEnd, scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { expectTree } from "./support/trees";
import { hydrated } from "./support/visit";

// Reduced motion shows every text in its final colour.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** WCAG 1.4.12: line height, and the spacing of paragraphs, letters and words. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

/** Opens a page; its scripts may add no styles except those of the buttons that copy an address. */
async function open(page: Page, path: string) {
  await page.goto(path);
  const before = await styleRules(page);
  await hydrated(page);
  const copyButtons = page.locator("section h2 + button");
  const names = await copyButtons.evaluateAll((nodes) => nodes.map(({ className }) => className));
  const added = (await styleRules(page)).slice(before.length);
  const others = added.filter((rule) => !names.some((name) => rule.includes(`.${name}`)));
  expect.soft(others, "styles that scripts add").toEqual([]);
  await readToItsEnd(page);
  await scrollTo(page, 0);
}

async function expectAllText(page: Page, state: string) {
  expect.soft(await lostTexts(page), state).toEqual([]);
  expect.soft(await sideways(page), state).toBe(0);
}

/** As at 400 % zoom. */
async function expectReflow(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 });
  await expectAllText(page, "at 320 × 256 px");
}

async function expectNoOverflow(page: Page) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const width of [1920, 1280, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => sideways(page), `${width} px`).toBe(0);
    await expect.poll(() => overflowing(page), `${width} px`).toEqual([]);
  }
}

/**
 * On phones only the landing page has other controls. The themes differ in colours, which are the same on all pages;
 * but any page can cut off a ring.
 */
async function expectAllRings(page: Page, path: string, isMobile: boolean) {
  if (path === "/") await expectRings(page);
  else if (!isMobile) await expectRings(page, undefined, ["light"]);
}

/**
 * All that holds for every page, on one visit. The fixture `complaints` adds that nothing is logged and no
 * other host is asked.
 */
for (const path of [...kinds, unknownRoute]) {
  const isFramed = framedKinds.includes(path) || path === unknownRoute;

  test(
    `${path} is accessible and fits every screen`,
    { tag: "@sizes" },
    async ({ page, context, complaints, isMobile }) => {
      if (path === unknownRoute) complaints.expect(/status of 404/);
      await open(page, path);
      await expectTree(page.getByRole("main"), path);
      await expectAccessible(page);
      expect.soft(await smallTargets(page), "targets below 24 px").toEqual([]);
      if (isFramed) await expectAllRings(page, path, isMobile);
      await expectKeyboardOrder(page, isFramed && path !== "/" ? "main" : "body");
      const removeStyles = await addStyles(page, textSpacing);
      await expectAllText(page, "with wide text spacing");
      await removeStyles();
      await (isMobile ? expectReflow(page) : expectNoOverflow(page));
      if (isFramed) {
        await appButtons(page).first().click();
        await expect(appModal(page).box).toBeVisible();
      }
      expect(await context.cookies()).toEqual([]);
    },
  );
}
