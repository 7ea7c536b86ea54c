import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { focusable } from "./keyboard";
import { contrast, luminance } from "./luminance";

/** How far from the edge of a control its ring is measured, in px. */
const REACH_PX = 10;

/**
 * The minimum for a ring: 2 px wide, with a contrast of 3:1 to the unfocused state (WCAG 2.4.13).
 */
const WIDTH_PX = 2;
const CONTRAST = 3;

/**
 * Gives everything in a part of the page its keyboard focus style. The returned function removes it
 * and reports whether the same elements are still in place.
 */
async function forceRings(page: Page, part: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const selector = `${part} :is(${focusable})`;
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) {
    await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["focus-visible"] });
  }
  return async () => {
    const { nodeIds: now } = await session.send("DOM.querySelectorAll", {
      nodeId: root.nodeId,
      selector,
    });
    await session.detach();
    return now.join() === nodeIds.join();
  };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of each control's first and last line, relative to the page or the screen. */
const controlsOf = (page: Page, part: string, isWhole: boolean) =>
  page.locator(`${part} :is(${focusable})`).evaluateAll((nodes, fromPageTop) => {
    const down = fromPageTop ? window.scrollY : 0;
    const boxOf = ({ left, right, top, bottom }: DOMRect): Box => ({
      left,
      right,
      top: top + down,
      bottom: bottom + down,
    });
    return nodes
      .filter((node) => node.checkVisibility() && !node.closest("[inert]"))
      .map((node) => ({
        name: node.getAttribute("aria-label") ?? node.textContent,
        lines: [...node.getClientRects()].filter(({ bottom }) => bottom > 0).map(boxOf),
      }))
      .filter(({ lines }) => lines.length > 0);
  }, isWhole);

/** Rings are measured at three places on each side, because letters may cover one. */
function sidesOf(first: Box, last: Box) {
  const along = (from: number, to: number) =>
    [0.25, 0.5, 0.75].map((at) => from + at * (to - from));
  const across = (edge: number, outwards: number) =>
    Array.from({ length: 2 * REACH_PX + 1 }, (_, step) => edge + (step - REACH_PX) * outwards);
  const rows = (box: Box, ys: number[]) =>
    along(box.left, box.right).map((x) => ys.map((y) => [x, y] as const));
  const columns = (box: Box, xs: number[]) =>
    along(box.top, box.bottom).map((y) => xs.map((x) => [x, y] as const));
  return {
    top: rows(first, across(first.top, -1)),
    bottom: rows(last, across(last.bottom, 1)),
    left: columns(first, across(first.left, -1)),
    right: columns(last, across(last.right, 1)),
  };
}

/** The page's pixels as luminances. */
async function look(page: Page, isWhole: boolean) {
  const picture = await page.screenshot({ fullPage: isWhole, animations: "disabled" });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= info.width || y >= info.height) return undefined;
    const at = (Math.floor(y) * info.width + Math.floor(x)) * info.channels;
    return luminance([...data.subarray(at, at + 3)]);
  };
}

/**
 * The controls, and the pixels without and with their rings, provided that the page did not move
 * meanwhile.
 */
async function controlsWithRings(page: Page, part: string | undefined) {
  const isWhole = part === undefined;
  const place = part ?? "body";
  const controls = await controlsOf(page, place, isWhole);
  const before = await look(page, isWhole);
  const release = await forceRings(page, place);
  const after = await look(page, isWhole);
  const areSame = await release();
  const now = await controlsOf(page, place, isWhole);
  const isStill = areSame && JSON.stringify(now) === JSON.stringify(controls);
  return { controls, before, after, isStill };
}

/** The sides of controls whose ring is too thin, too pale or cut off. */
async function weakRings(page: Page, part: string | undefined) {
  let seen = await controlsWithRings(page, part);
  while (!seen.isStill) seen = await controlsWithRings(page, part);
  const { controls, before, after } = seen;
  const isRing = ([x, y]: readonly [number, number]) => {
    const [was, is] = [before(x, y), after(x, y)];
    return was !== undefined && is !== undefined && contrast(was, is) >= CONTRAST;
  };
  const weak: string[] = controls.length > 0 ? [] : ["no control"];
  for (const { name, lines } of controls) {
    const [first, last] = [lines.at(0), lines.at(-1)];
    if (!first || !last) continue;
    for (const [side, crossings] of Object.entries(sidesOf(first, last))) {
      const width = Math.max(...crossings.map((points) => points.filter(isRing).length));
      if (width < WIDTH_PX) weak.push(`${name.slice(0, 40)}: ${side} ${width} px`);
    }
  }
  return weak;
}

/**
 * Expects a complete focus ring around every control, in both themes.
 * @param part the part to check; by default the whole page, including what is off the screen
 */
export async function expectRings(page: Page, part?: string) {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    expect.soft(await weakRings(page, part), `rings in the ${theme} theme`).toEqual([]);
  }
}
