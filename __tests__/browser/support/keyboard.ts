import type { Page } from "@playwright/test";

/** One stop of the Tab key. */
export interface Stop {
  name: string;
  /** Where it stands in the document, so that two stops of one name differ. */
  place: string;
  isSeen: boolean;
  hasRing: boolean;
}

/** Describes what has the focus; undefined when nothing of the page has it. */
const stopNow = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!(node instanceof HTMLElement) || node === document.body) return undefined;
    const steps: number[] = [];
    for (let at: Element = node; at.parentElement; at = at.parentElement) {
      steps.unshift([...at.parentElement.children].indexOf(at));
    }
    const boxes = [...node.getClientRects()];
    const isSeen = boxes.some(({ left, top, width, height }) => {
      const bottom = Math.min(top + height, window.innerHeight);
      const found = document.elementFromPoint(left + width / 2, (Math.max(top, 0) + bottom) / 2);
      return found !== null && (node.contains(found) || found.contains(node));
    });
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return {
      name: (node.getAttribute("aria-label") ?? node.textContent).trim().slice(0, 40),
      place: steps.join("."),
      isSeen,
      hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    };
  });

/** Presses Tab, or Shift and Tab, until the focus leaves the page; at most 150 times. */
export async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press(key);
    const stop = await stopNow(page);
    if (!stop || stop.place === stops[0]?.place) break;
    stops.push(stop);
  }
  return stops;
}
