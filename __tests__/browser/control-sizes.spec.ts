import { appButtons, headerNavigation } from "./support/landing";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

// Nothing moves while it is measured.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the main controls are at least 44 px high", { tag: "@sizes" }, async ({ page, isMobile }) => {
  await visit(page, "/");
  if (isMobile) await page.getByRole("button", { name: words.navigation.header.open }).click();
  const { play, previous, next } = words.app.carousel;
  const buttons = [play, previous, next, /^\d$/].map((name) =>
    page.getByRole("button", { name, exact: name !== play }),
  );
  for (const controls of [headerNavigation(page).getByRole("link"), appButtons(page), ...buttons]) {
    await expect(controls).not.toHaveCount(0);
    for (const control of await controls.all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
