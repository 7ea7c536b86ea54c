import { accessibilityViolations } from "../browser/support/axe";
import { builtRoutes } from "../browser/support/builtRoutes";
import { overflowing, sideways } from "../browser/support/overflow";
import { readToItsEnd, scrollTo } from "../browser/support/scroll";
import { expect, test } from "../browser/support/test";
import { visit } from "../browser/support/visit";

const unknownRoute = "/no-such-page";

/**
 * The content can break a heading or be too wide, so each page is visited once and measured at two sizes; axe
 * checks the phone's. The fixture site proves all else. The fixture `complaints` makes each test fail on a console
 * message or a failed request.
 */
for (const path of [...builtRoutes("public"), unknownRoute]) {
  test(`${path} logs nothing, fits the screen and is accessible`, async ({ page, complaints }) => {
    if (path === unknownRoute) complaints.expect(/status of 404/);
    // Reduced motion shows every text in its final colour.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, path);
    await readToItsEnd(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sideways(page), `${width} px`).toBe(0);
      expect(await overflowing(page), `${width} px`).toEqual([]);
    }
    // Further down the sticky header covers some link, which axe would report as too small.
    await scrollTo(page, 0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
