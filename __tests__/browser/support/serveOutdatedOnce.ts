import type { Page } from "@playwright/test";

/**
 * Serves a page, the first time it is asked for, as an earlier release would have it, one of whose
 * scripts is no longer there.
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
      // Another page would come with a policy of its own.
      const headers = { ...response.headers() };
      delete headers["content-security-policy"];
      const html = await response.text();
      const body = html.replace(named, 'src="/old$1" integrity="sha256-old');
      await route.fulfill({ response, headers, body });
    },
    { times: 1 },
  );
}
