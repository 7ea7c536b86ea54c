import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { hydrated } from "./support/visit";
import { words } from "./support/words";

const menu = (page: Page) => page.locator("header button[aria-controls]");

for (const [part, address] of [
  ["framework", "**/framework-*.js"],
  ["app", "**/app-*.js"],
  ["component", "**/component-*.js"],
  ["own data", "**/page-data/contact/*"],
  ["data shared by all pages", "**/page-data/sq/d/*"],
] as const) {
  test(
    `without its ${part} the page falls back to its version without scripts`,
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
  "a script that fails once is requested again",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    complaints.expect(/failed request: .*\.js$/);
    complaints.expect(/net::ERR_FAILED/);
    await page.route("**/framework-*.js", (route) => route.abort(), { times: 1 });
    await page.goto("/");
    await menu(page).tap();
    // The menu opens without scripts; only then has the second request succeeded.
    await hydrated(page);
    await expect(menu(page)).toHaveAttribute("aria-expanded", "true");
  },
);

test(
  "a browser that is too old for the scripts gets the page without scripts and requests none",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    // Supported since 2022; the scripts use it.
    await page.addInitScript(() => {
      Reflect.deleteProperty(Array.prototype, "findLast");
    });
    await page.goto("/contact");
    await expect(page.locator("html")).not.toHaveClass(/js/);
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("header nav").getByRole("link").first()).toBeVisible();
    await page.mouse.move(9, 9);
    await page.keyboard.press("Shift");
    await page.getByRole("heading", { level: 1 }).tap();
    expect(complaints.requests.filter((address) => address.endsWith(".js"))).toEqual([]);
  },
);

test(
  "the page works the same when the browser denies storage",
  { tag: "@phone" },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
      const classes: string[] = [];
      Object.assign(window, { classes });
      new MutationObserver(() => classes.push(document.documentElement.className)).observe(
        document,
        { attributes: true, attributeFilter: ["class"], subtree: true },
      );
      // The first interaction comes before the page has loaded, as on slow networks.
      document.addEventListener("DOMContentLoaded", () =>
        window.dispatchEvent(new Event("pointermove")),
      );
    });
    await page.goto("/");
    await page.waitForFunction(() => window.earlyVisit?.isOver);
    const classes = await page.evaluate(() => (window as unknown as { classes: string[] }).classes);
    expect(classes.filter((name) => !name.split(" ").includes("js"))).toEqual([]);
  },
);

test(
  "if the scripts never load, the form shows a message with telephone and email",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    complaints.expect(/failed request: |ERR_FAILED/);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/contact");
    await expect(page.getByText(words.contact.form.withoutScripts)).toBeHidden();
    await page.getByRole("button", { name: words.contact.form.submit }).tap();
    await expect(page.getByText(words.contact.form.withoutScripts)).toBeVisible();
    await expect(page.locator("form button")).toBeHidden();
  },
);
