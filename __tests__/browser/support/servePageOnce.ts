import type { Page } from "@playwright/test";

/** Serves the landing page's HTML as `change` makes it, the first time it is asked for. */
export async function servePageOnce(page: Page, change: (html: string) => string) {
  await page.route(
    "/",
    async (route) => {
      const response = await route.fetch();
      // Another page would come with a policy of its own.
      const headers = { ...response.headers() };
      delete headers["content-security-policy"];
      await route.fulfill({ response, headers, body: change(await response.text()) });
    },
    { times: 1 },
  );
}
