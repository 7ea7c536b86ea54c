import { readFileSync } from "node:fs";
import path from "node:path";
import { LEAK_CARD, LEAK_CARD_STORE } from "../../src/lib/leakCard";
import { accessibilityViolations } from "../browser/support/axe";
import { builtRoutes } from "../browser/support/builtRoutes";
import { overflowing, sideways } from "../browser/support/overflow";
import { readToItsEnd, scrollTo } from "../browser/support/scroll";
import { expect, test } from "../browser/support/test";
import { visit } from "../browser/support/visit";
import { readable, unread } from "../support/readerView";

const unknownRoute = "/no-such-page";
const routes = builtRoutes("public");

/**
 * What documents say that browsers store: the names that are set as code, in those that name the leak card's copy. A
 * second document may repeat them.
 */
const told = [
  ...new Set(
    routes
      .map((route) => readFileSync(path.join("public", route, "index.html"), "utf8"))
      .map((html) => Array.from(html.matchAll(/<code>([^<]*)<\/code>/g), ([, name]) => name))
      .filter((names) => names.includes(LEAK_CARD_STORE))
      .flat(),
  ),
].sort();

/** The names of stored items; the name of a copy has a digest after this beginning. */
const storedNames = async () => {
  const copies = (await caches.keys()).map((name) => name.replace(/-[0-9a-f]{16}$/, ""));
  return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...copies].sort();
};

/**
 * The content can break a heading or be too wide, so each page is visited once and measured at two sizes; axe
 * checks the phone's. The fixture site proves all else. The fixture `complaints` makes each test fail on a console
 * message or a failed request.
 */
for (const route of [...routes, unknownRoute]) {
  test(`${route} logs nothing, fits the screen, is accessible, is whole in reader views, and stores exactly what the privacy policy names`, async ({
    page,
    context,
    complaints,
  }) => {
    if (route === unknownRoute) complaints.expect(/status of 404/);
    // The reader view's library writes styles into its copy of the page.
    complaints.allow(/inline style violates/);
    // Reduced motion shows every text in its final colour.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, route);
    await readToItsEnd(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sideways(page), `${width} px`).toBe(0);
      expect(await overflowing(page), `${width} px`).toEqual([]);
    }
    const parts = page.locator(readable);
    if ((await parts.count()) > 0) expect.soft(await unread(page, parts)).toEqual([]);
    // Further down the sticky header covers some link, which axe would report as too small.
    await scrollTo(page, 0);
    expect(await accessibilityViolations(page)).toEqual([]);

    const switches = page.locator("[data-early=theme]");
    await switches.evaluateAll((nodes) => nodes.forEach((node) => (node as HTMLElement).click()));
    // The leak card has no switch, so it stores only itself.
    const stored = route === LEAK_CARD ? [LEAK_CARD_STORE] : told;
    await expect.poll(() => page.evaluate(storedNames)).toEqual(stored);
    expect(told).toContain(LEAK_CARD_STORE);
    expect(await context.cookies()).toEqual([]);
  });
}
