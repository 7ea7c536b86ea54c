import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleLook } from "./support/axe";
import { expectKeyboardOrder, resetFocus } from "./support/keyboard";
import { overflowing, sideways } from "./support/overflow";
import { addStyles, lostTexts } from "./support/pageChecks";
import { kinds, leakCard, plainDocument, unknownRoute } from "./support/routes";
import { readToItsEnd, scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { expectTree, isRecording, sizes } from "./support/trees";
import { hydrated } from "./support/visit";

// Reduced motion shows every text in its final colour.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// Each test does the work of two, one for each size.
test.describe.configure({ timeout: 240_000 });

/** WCAG 1.4.12: line height, and the spacing of paragraphs, letters and words. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

/** Opens a page and waits for its scripts. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await readToItsEnd(page);
  await scrollTo(page, 0);
}

async function expectAllText(page: Page, state: string) {
  expect.soft(await lostTexts(page), state).toEqual([]);
  expect.soft(await sideways(page), state).toBe(0);
}

async function expectNoOverflow(page: Page) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const width of [1920, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => sideways(page), `${width} px`).toBe(0);
    await expect.poll(() => overflowing(page), `${width} px`).toEqual([]);
  }
}

/** What depends on the size of the screen. */
async function expectFitting(page: Page, path: string, size: keyof typeof sizes) {
  await page.setViewportSize(sizes[size]);
  await resetFocus(page);
  await scrollTo(page, 0);
  // The landing page has other parts on a phone; the frame is the same on every page.
  const isWhole = size === "phone" || path === "/";
  await (isWhole ? expectAccessible(page) : expectAccessibleLook(page, "main"));
  await expectKeyboardOrder(page, ["/", leakCard].includes(path) ? "body" : "main");
  await addStyles(page, textSpacing);
  await expectAllText(page, `with wide text spacing, ${size}`);
  await addStyles(page, "");
}

/** The pages whose words are recorded, and what of them: the header and footer are the same on every page. */
const recorded: Readonly<Record<string, "body" | "main">> = {
  "/": "body",
  "/contact": "main",
  "/check-my-refill": "main",
  [plainDocument.path]: "main",
};

/**
 * All that holds for every page, on one visit. The fixture `complaints` adds that nothing is logged and no
 * other host is asked.
 */
for (const path of [...kinds, unknownRoute])
  test(`${path} is accessible and fits${path in recorded ? " @record" : ""}`, async ({
    page,
    complaints,
  }) => {
    if (path === unknownRoute) complaints.expect(/status of 404/);
    await open(page, path);
    const part = recorded[path];
    if (part) await expectTree(page.locator(part), path.slice(1) || "landing");
    if (isRecording()) return;
    await expectFitting(page, path, "desk");
    if (path === "/") await open(page, path);
    await expectFitting(page, path, "phone");
    await expectNoOverflow(page);
    // As at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectAllText(page, "at 320 × 256 px");
  });
