import type { Page } from "@playwright/test";
import { serveOutdatedOnce } from "./support/serveOutdatedOnce";
import { expect, test } from "./support/test";

const menu = (page: Page) => page.locator("header button[aria-controls]");
const themeSwitch = (page: Page) => page.locator("header button").last();

for (const [part, address] of [
  ["framework", "**/framework-*.js"],
  ["app", "**/app-*.js"],
  ["component", "**/component-*.js"],
  ["own data", "**/page-data/contact/*"],
  ["data that all pages share", "**/page-data/sq/d/*"],
] as const) {
  test(
    `without its ${part} the page without scripts stands there`,
    { tag: "@phone" },
    async ({ page, complaints }) => {
      complaints.expect(
        /failed request: |ERR_FAILED|not found|couldn't load|ChunkLoadError|Uncaught/,
      );
      await page.route(address, (route) => route.abort());
      await page.goto("/contact");
      await menu(page).tap();
      await expect(page.locator("html")).not.toHaveClass(/js/);
      await expect(page.locator("header nav").getByRole("link").first()).toBeVisible();
    },
  );
}

test(
  "a script that fails once is asked for again",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    complaints.expect(/failed request: .*\.js$/);
    complaints.expect(/net::ERR_FAILED/);
    await page.route("**/framework-*.js", (route) => route.abort(), { times: 1 });
    await page.goto("/");
    await menu(page).tap();
    await expect(menu(page)).toHaveAttribute("aria-expanded", "true");
  },
);

for (const part of ["component", "framework"] as const) {
  test(
    `a press is not lost when the site was published anew with another ${part}`,
    { tag: "@phone" },
    async ({ page, complaints }) => {
      complaints.expect(/404|Refused to execute script/);
      await serveOutdatedOnce(page, part);
      await page.goto("/");
      await themeSwitch(page).tap();
      await menu(page).tap();
      await expect(menu(page)).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    },
  );
}
