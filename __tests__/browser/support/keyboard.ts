import { expect, type Page } from "@playwright/test";

/** Focusable elements of ours: the map's frame is another site's. */
export const focusable = "a[href], button, input, textarea, select, summary, [tabindex='0']";

/** Describes the focused element; undefined if focus is outside the part. */
const stopNow = (page: Page, part: string) =>
  page.evaluate(
    ([selector, whole]) => {
      const node = document.activeElement;
      if (!(node instanceof HTMLElement) || !node.matches(`${whole} *`)) return undefined;
      // Elements that cover its middle or the middle of a side, and the header if it cuts off the ring.
      const coveredBy: string[] = [];
      // The words of a radio button lie above it.
      const own = node.closest("label") ?? node;
      for (const rect of node.getClientRects()) {
        // A pseudo-element out of the flow leaves one without an area.
        if (rect.width === 0) continue;
        const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, window.innerHeight)];
        const [x, y] = [(rect.left + rect.right) / 2, (top + bottom) / 2];
        for (const [pointX, pointY] of [
          [x, y],
          [x, top + 2],
          [x, bottom - 2],
          [rect.left + 2, y],
          [rect.right - 2, y],
        ] as const) {
          const found = document.elementFromPoint(pointX, pointY);
          if (!own.contains(found))
            coveredBy.push(found?.outerHTML.slice(0, 80) ?? "the screen's edge");
        }
      }
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const { outlineStyle, outlineWidth, outlineOffset, position } = getComputedStyle(node);
      const header = document.querySelector("header");
      const edge = header?.getBoundingClientRect().bottom ?? 0;
      const hidden = edge + parseFloat(outlineWidth) + parseFloat(outlineOffset) - top;
      const isBelow = position === "static" || position === "relative";
      if (isBelow && hidden > 0 && !header?.contains(node))
        coveredBy.push(`the header covers ${hidden} px of its ring`);
      return {
        /** Its index among all focusable elements, in document order. */
        number: [...document.querySelectorAll(selector)].indexOf(node),
        name: (node.getAttribute("aria-label") ?? node.textContent).trim().slice(0, 40),
        /** Its position on the page, in px. */
        box: { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY },
        coveredBy,
        ring: `${outlineStyle} ${outlineWidth}`,
      };
    },
    [focusable, part] as const,
  );

/** One stop of the Tab key. */
type Stop = NonNullable<Awaited<ReturnType<typeof stopNow>>>;

/** Presses Tab, or Shift+Tab, until the focus leaves the part; at most 150 times. */
async function walk(page: Page, key: "Tab" | "Shift+Tab", part: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press(key);
    const stop = await stopNow(page, part);
    // Backwards, the focus wraps from the first stop to the last without leaving the page.
    if (!stop || stop.number === stops[0]?.number) break;
    stops.push(stop);
  }
  return stops;
}

/**
 * The indexes of all elements that Tab must reach: visible and enabled. In a group of radio buttons, Tab
 * reaches the checked one, or the first one if there is none; the arrow keys reach the others.
 */
const reachable = (page: Page, part: string) =>
  page.locator(focusable).evaluateAll((nodes, whole) => {
    const entranceOf = ({ name, form }: HTMLInputElement) => {
      const radios = `[type=radio][name="${name}"]`;
      return form?.querySelector(`${radios}:checked`) ?? form?.querySelector(radios);
    };
    return nodes.flatMap((node, number) => {
      const isShown = node.checkVisibility({ visibilityProperty: true });
      const isRadio = node.matches("[type=radio]");
      const isOtherChoice = isRadio && node !== entranceOf(node as HTMLInputElement);
      const isReached = isShown && !isOtherChoice;
      return isReached && node.closest(whole) ? [number] : [];
    });
  }, part);

const numbers = (stops: readonly Stop[]) => stops.map(({ number }) => number);

const covered = (stops: readonly Stop[]) => stops.filter(({ coveredBy }) => coveredBy.length > 0);

/** Steps that go up without moving to a column further right, which is not reading order. */
const stepsBack = (stops: readonly Stop[]) =>
  stops.flatMap((stop, at) => {
    const before = stops[at - 1];
    if (!before) return [];
    const isAbove = stop.box.bottom <= before.box.top + 1;
    const isFurtherOn = stop.box.left >= before.box.right - 1;
    return isAbove && !isFurtherOn ? [`${before.name} → ${stop.name}`] : [];
  });

/** Takes the focus from all controls, so that Tab reaches the first one next, as on a new page. */
export const resetFocus = (page: Page) =>
  page.locator("body").evaluate((body) => {
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    body.removeAttribute("tabindex");
  });

/**
 * Expects that Tab moves through the page in reading order and back, and that every stop is visible.
 * @param part "main" leaves out the frame, which is the same on every page
 */
export async function expectKeyboardOrder(page: Page, part: "body" | "main") {
  if (part === "main") await page.getByRole("main").focus();
  const stops = await walk(page, "Tab", part);
  expect.soft(numbers(stops), "Tab reaches every control").toEqual(await reachable(page, part));
  expect.soft(stepsBack(stops), "Tab follows reading order").toEqual([]);
  expect.soft(covered(stops), "nothing covers the focus").toEqual([]);
  const ringless = stops.filter(({ ring }) => ring !== "solid 3px");
  expect.soft(ringless, "each control has a focus ring of 3 px").toEqual([]);

  const back = await walk(page, "Shift+Tab", part);
  expect.soft(numbers(back), "Shift+Tab returns").toEqual(numbers(stops).reverse());
  expect.soft(covered(back), "nothing covers the focus on the way back").toEqual([]);
}
