import { expect, type Locator, type Page } from "@playwright/test";
import { headerHeight } from "../../../src/theme/space";
import { nextTask } from "./visit";

/** The page's scroll position in px. */
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls without animation, as if the visitor had finished scrolling. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
}

/** Records the scroll positions of the page from now on; the returned function counts them, in whole pixels. */
export async function recordScroll(page: Page) {
  const places = await page.evaluateHandle(() => {
    const seen: number[] = [];
    window.addEventListener("scroll", () => seen.push(Math.round(window.scrollY)));
    return seen;
  });
  return async () => new Set(await places.jsonValue()).size;
}

/** Puts the element in the middle of the screen and waits until the page has reacted. */
export async function bringIntoView(element: Locator) {
  await element.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(element).toBeInViewport();
  await nextTask(element.page());
}

/** Waits until scrolling has ended and returns the position. */
export async function restingPlace(page: Page) {
  let last = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await scrollTop(page);
        return last === before;
      },
      { intervals: [150] },
    )
    .toBe(true);
  return last;
}

/**
 * Waits until the page rests with the element just below the header, or as near as the page's end
 * allows.
 */
export async function expectInPlace(element: Locator) {
  await expect
    .poll(() =>
      element.evaluate((node, header) => {
        const { top } = node.getBoundingClientRect();
        const root = document.documentElement;
        const isAtEnd = window.scrollY + window.innerHeight >= root.scrollHeight - 2;
        const distance = Math.round(Math.abs(top - header));
        return distance <= 2 || (isAtEnd && top > header) ? "in place" : `${distance} px away`;
      }, headerHeight),
    )
    .toBe("in place");
}

/**
 * Scrolls through the page screen by screen, so that lazy pictures and parts load. Meanwhile one
 * pixel blinks: without animation, Chromium 156 sometimes (3 of 180 visits of the landing page)
 * waits for ever for the tiles of pictures just scrolled to, and produces no more frames.
 */
export async function readToItsEnd(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const pixel = document.createElement("span");
    pixel.style.cssText =
      "position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; background: gray";
    document.body.append(pixel);
    pixel.animate({ opacity: [1, 0.9] }, { duration: 1000, iterations: Infinity });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await nextFrame();
      await nextFrame();
    }
    // Lazy pictures in closed parts, and those that React has removed, never load.
    const pictures = [...document.images];
    const decoded = new Set<Element>();
    for (const picture of pictures) {
      picture.loading = "eager";
      void picture
        .decode()
        .catch(() => null)
        .then(() => decoded.add(picture));
    }
    // Chromium decodes nothing on a page that paints nothing new.
    while (pictures.some((picture) => picture.isConnected && !decoded.has(picture)))
      await nextFrame();
    pixel.remove();
  });
}
