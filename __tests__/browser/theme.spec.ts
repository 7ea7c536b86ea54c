import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";
import { words } from "./support/words";

const { toLight, toDark } = words.app.theme;
/** The ground of the page, and the colour that the browser gives its own parts. */
const colours = {
  dark: { ground: "rgb(10, 13, 18)", own: "#0A0D12", other: toLight },
  light: { ground: "rgb(251, 248, 242)", own: "#FBF8F2", other: toDark },
};

async function expectTheme(page: Page, theme: keyof typeof colours) {
  const { ground, own, other } = colours[theme];
  await expect(page.locator("body")).toHaveCSS("background-color", ground);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", own);
  await expect(page.getByRole("banner").getByRole("button")).toHaveAccessibleName(other);
}

test("the switch changes the theme in every tab, and remembers it", async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, "/");
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/contact");
  await expectTheme(page, "dark");
  // Nothing is stored before the visitor chooses.
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  for (const theme of ["light", "dark", "light"] as const) {
    await page.getByRole("banner").getByRole("button").click();
    await expectTheme(page, theme);
    await expectTheme(other, theme);
  }
  await page.reload();
  await hydrated(page);
  await expectTheme(page, "light");
});

test("the remembered theme is applied before the first paint", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "light");
    const grounds = new Set<string>();
    Object.assign(window, { grounds });
    new MutationObserver(() => {
      if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  const seen = await page.evaluate(() => [...(Reflect.get(window, "grounds") as Set<string>)]);
  expect(seen).toEqual([colours.light.ground]);
  // Scripts have not loaded: the switch and the browser's theme colour agree already.
  await expectTheme(page, "light");
  expect(await page.evaluate(() => window.earlyVisit?.isOver)).toBeUndefined();
});
