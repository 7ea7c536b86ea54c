import { expectAccessible } from "./support/axe";
import { services } from "./support/landing";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { services as entries, words } from "./support/words";

test("a picked service shows itself, its photo upright", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const { root, picks, current, expectAt } = services(page);
  const link = current.getByRole("link", { name: words.home.offer.contact });
  // In the window of a small laptop the slides fit below the header.
  expect((await root.boundingBox())?.height).toBeLessThanOrEqual(700);
  await expect(picks).toHaveCount(entries.length);
  await expect(picks.first()).toHaveAttribute("aria-current", "true");
  const turned = entries.find(({ slug }) => slug === "stove-repair");
  const photo = root.getByAltText(String(turned?.imageAlt)).first();
  const [width, height] = await photo.evaluate((img) =>
    ["width", "height"].map((side) => Number(img.getAttribute(side))),
  );
  expect(width).toBeGreaterThan(height ?? 0);
  expect(
    await photo.evaluate(async (img: HTMLImageElement) => {
      img.loading = "eager";
      await img.decode();
      return img.naturalWidth / img.naturalHeight;
    }),
  ).toBeCloseTo((width ?? 0) / (height ?? 1), 1);
  for (const [index, pick] of (await picks.all()).entries()) {
    await pick.click();
    await expect(pick).toHaveAttribute("aria-current", "true");
    await expect(root.locator("[aria-current]")).toHaveCount(1);
    await expect(pick.locator("img")).toBeVisible();
    await expectAt(index + 1);
    await expect(current.getByRole("img").first()).toBeVisible();
    await expect(current.getByRole("heading", { level: 3 })).toHaveText(
      String(entries[index]?.title),
    );
    await expect(link).toBeVisible();
  }
  await expectAccessible(page, "#what-we-offer");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.locator("#what-we-offer picture img:visible")).toHaveCount(entries.length);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await link.click();
  await expect(page).toHaveURL("/contact");
});
