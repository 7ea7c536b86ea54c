import type { Page } from "@playwright/test";
import { servePageOnce } from "./support/servePageOnce";
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
  "without the starter the page without scripts stands there at once",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    complaints.expect(/failed request: |ERR_FAILED/);
    await page.route("**/starter-*.js", (route) => route.abort());
    await page.goto("/contact");
    await expect(page.locator("html")).not.toHaveClass(/js/);
    await expect(page.locator("header nav").getByRole("link").first()).toBeVisible();
  },
);

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

/** What a page of an earlier release, once loaded, would ask for: files that are no longer there. */
const outdated: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the page": (page) => servePageOnce(page, (html) => html.replace("/component", "/old")),
  "all pages": async (page) => {
    const old = "/starter-old.js";
    await page.route(old, async (route) => {
      const html = await (
        await route.fetch({ url: new URL("/", route.request().url()).href })
      ).text();
      const [starter = ""] = /\/starter-\w+\.js/.exec(html) ?? [];
      const response = await route.fetch({ url: new URL(starter, route.request().url()).href });
      const body = (await response.text()).replace("/framework-", "/old-");
      await route.fulfill({ response, body });
    });
    await servePageOnce(page, (html) =>
      html.replace(/src="\/starter-\w+\.js" integrity="[^"]*"/, `src="${old}"`),
    );
  },
};

for (const [whose, serveOutdated] of Object.entries(outdated)) {
  test(
    `a press is not lost when the site was published anew, with other scripts for ${whose}`,
    { tag: "@phone" },
    async ({ page, complaints }) => {
      complaints.expect(/404|Refused to execute script/);
      await serveOutdated(page);
      await page.goto("/");
      await themeSwitch(page).tap();
      await menu(page).tap();
      await expect(menu(page)).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    },
  );
}
