import type { Page } from "@playwright/test";

/**
 * Serves the first response for a page as an earlier release would have it, with a script that no
 * longer exists.
 */
export async function serveOutdatedOnce(
  page: Page,
  script: "component" | "framework",
  address = "/",
) {
  const named = new RegExp(`src="/${script}(.*?)" integrity="sha256-...`);
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch();
      // The policy of the current release does not allow the replaced script.
      const headers = { ...response.headers() };
      delete headers["content-security-policy"];
      const html = await response.text();
      const body = html.replace(named, 'src="/old$1" integrity="sha256-old');
      await route.fulfill({ response, headers, body });
    },
    { times: 1 },
  );
}
