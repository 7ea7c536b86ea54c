import type { Page } from "@playwright/test";

/** Serves the landing page's HTML as `change` makes it, the first time it is asked for. */
export async function servePageOnce(page: Page, change: (html: string) => string) {
  await page.route(
    "/",
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
    { times: 1 },
  );
}
