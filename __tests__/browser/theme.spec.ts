import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";
import { words } from "./support/words";

const { toLight, toDark } = words.app.theme;
const dark = "rgb(10, 13, 18)";
const light = "rgb(251, 248, 242)";

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const themeColour = (page: Page) => page.locator('meta[name="theme-color"]');

test("the site starts dark, and the switch changes the theme in every tab, both ways, and remembers it", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(other, "/");
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/contact");
  expect(await ground(page)).toBe(dark);
  await expect(themeColour(page)).toHaveAttribute("content", "#0A0D12");
  for (const [name, expected, colour] of [
    [toLight, light, "#FBF8F2"],
    [toDark, dark, "#0A0D12"],
    [toLight, light, "#FBF8F2"],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await expect.poll(() => ground(page)).toBe(expected);
    await expect(themeColour(page)).toHaveAttribute("content", colour);
    await expect.poll(() => ground(other)).toBe(expected);
    await expect(themeColour(other)).toHaveAttribute("content", colour);
  }
  await expect(other.getByRole("button", { name: toDark })).toBeVisible();
  await page.reload();
  await hydrated(page);
  expect(await ground(page)).toBe(light);
  await expect(page.getByRole("button", { name: toDark })).toBeVisible();
  await expect(themeColour(page)).toHaveAttribute("content", "#FBF8F2");
});

test("the remembered theme is applied before the first paint", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  await page.addInitScript(() => {
    const grounds: string[] = [];
    Object.assign(window, { grounds });
    new MutationObserver(() => {
      if (document.body) grounds.push(getComputedStyle(document.body).backgroundColor);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  const seen = await page.evaluate(() => [
    ...new Set((window as unknown as { grounds: string[] }).grounds),
  ]);
  expect(seen).toEqual([light]);
  // Scripts have not loaded: the switch and the browser's theme colour agree already.
  await expect(page.getByRole("button", { name: toDark })).toBeVisible();
  await expect(page.getByRole("button", { name: toLight })).toHaveCount(0);
  await expect(themeColour(page)).toHaveAttribute("content", "#FBF8F2");
  expect(await page.evaluate(() => window.earlyVisit?.isOver)).toBeUndefined();
});
