import { expect, type Page } from "@playwright/test";
import { focusable } from "./keyboard";
import { contrast, look } from "./luminance";

/** A ring is 2 px wide at least, with a contrast of 3:1 to the unfocused state (WCAG 2.4.13). */
const WIDTH_PX = 2;
const CONTRAST = 3;

/** Rings are measured at three places on each side, because letters may cover one. */
const places = [0.25, 0.5, 0.75];

/** The distances from the edge of a control at which its ring may be, in px. */
const reach = Array.from({ length: 21 }, (_, step) => step - 10);

/** The page without and with the keyboard focus style on everything that can be focused. */
async function looks(page: Page, selector: string, isWhole: boolean) {
  const before = await look(page, isWhole);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds)
    await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["focus-visible"] });
  const after = await look(page, isWhole);
  await session.detach();
  return [before, after] as const;
}

/** The visible controls, each with the boxes of its lines. */
const controlsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((nodes) =>
    nodes
      .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .map((node) => ({
        name: (node.getAttribute("aria-label") ?? node.textContent).slice(0, 40),
        lines: [...node.getClientRects()]
          .filter(({ bottom }) => bottom > 0)
          .map(({ x, y, width, height }) => ({ x, y, width, height })),
      })),
  );

/** The sides of controls whose ring is too thin, too pale or cut off. */
async function weakRings(page: Page, part: string, isWhole: boolean) {
  const selector = `${part} :is(${focusable})`;
  const controls = await controlsOf(page, selector);
  const [before, after] = await looks(page, selector, isWhole);
  const isRing = (x: number, y: number) => {
    const [was, is] = [before(x, y), after(x, y)];
    return was !== undefined && is !== undefined && contrast(was, is) >= CONTRAST;
  };
  const weak: string[] = controls.length > 0 ? [] : ["no control"];
  for (const { name, lines } of controls) {
    const [first, last] = [lines.at(0), lines.at(-1)];
    if (!first || !last) continue;
    const sides = {
      top: (at: number, out: number) => isRing(first.x + at * first.width, first.y + out),
      left: (at: number, out: number) => isRing(first.x + out, first.y + at * first.height),
      bottom: (at: number, out: number) =>
        isRing(last.x + at * last.width, last.y + last.height + out),
      right: (at: number, out: number) =>
        isRing(last.x + last.width + out, last.y + at * last.height),
    };
    for (const [side, hasRing] of Object.entries(sides)) {
      const widths = places.map((at) => reach.filter((out) => hasRing(at, out)).length);
      const width = Math.max(...widths);
      if (width < WIDTH_PX) weak.push(`${name}: ${side} ${width} px`);
    }
  }
  return weak;
}

/**
 * Expects a complete focus ring around every control.
 * @param part the part of the screen to check; by default the whole page, which must be at its top
 */
export async function expectRings(page: Page, part?: string, themes = ["light", "dark"]) {
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    // Measured again if a part of the page has moved meanwhile.
    await expect
      .poll(() => weakRings(page, part ?? "body", part === undefined), `rings, ${theme} theme`)
      .toEqual([]);
  }
}
