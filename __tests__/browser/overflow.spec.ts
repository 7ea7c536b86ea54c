import { overflowing, sideways } from "./support/overflow";
import { kinds, unknownRoute } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

const widths = [1920, 1280, 768, 360, 320];

test.describe("at every width", { tag: "@desk" }, () => {
  for (const path of kinds) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await visit(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => sideways(page), `${width} px`).toBe(0);
        await expect.poll(() => overflowing(page), `${width} px`).toEqual([]);
      }
    });
  }

  test("the 404 page does not scroll sideways", async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    await visit(page, unknownRoute);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflowing(page), `${width} px`).toEqual([]);
    }
  });
});
