import type { Locator, Page } from "@playwright/test";

/** How far the page can be scrolled sideways, in px. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const widths = [document.documentElement.scrollWidth, document.body.scrollWidth];
    return Math.max(0, ...widths.map((width) => width - document.documentElement.clientWidth));
  });

/** The boxes that reach past the right edge of the screen and are not clipped by an ancestor. */
export const overflowing = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (node: Element) => {
      for (let box = node.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== "visible") return box !== document.documentElement;
      }
      return false;
    };
    return [...document.body.querySelectorAll("*")]
      .filter((node) => node.getBoundingClientRect().right > width + 1 && !isCut(node))
      .map((node) => `${node.tagName} ${node.textContent.slice(0, 40)}`);
  });

/** The number of lines that an element's text takes, after its icon if it has one. */
export const linesOf = (element: Locator) =>
  element.evaluate((node) => {
    const text = document.createRange();
    text.selectNodeContents(node.lastChild ?? node);
    return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size;
  });
