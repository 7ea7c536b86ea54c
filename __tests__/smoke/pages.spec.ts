import { accessibilityViolations } from "../browser/support/axe";
import { builtRoutes } from "../browser/support/builtRoutes";
import { overflowing, sideways } from "../browser/support/overflow";
import { readToItsEnd, scrollTo } from "../browser/support/scroll";
import { expect, test } from "../browser/support/test";
import { visit } from "../browser/support/visit";

const unknownRoute = "/no-such-page";

// The fixture `complaints` makes each test fail on a console message or a request that fails.
for (const path of [...builtRoutes("public"), unknownRoute]) {
  test(`${path} says nothing, fits the screen and is accessible`, async ({ page, complaints }) => {
    if (path === unknownRoute) complaints.expect(/status of 404/);
    // Without motion, so that every text stands at its final colour.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, path);
    await readToItsEnd(page);
    expect(await sideways(page)).toBe(0);
    expect(await overflowing(page)).toEqual([]);
    // Further down the sticky header lies on some link, which axe would call too small.
    await scrollTo(page, 0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
