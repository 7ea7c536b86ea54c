import type { Page } from "@playwright/test";

/**
 * Serves each response for a page as another release would have it, with a script that does not exist.
 * @param options how many of the responses; by default all
 */
export async function serveOutdated(
  page: Page,
  script: "component" | "framework",
  options: { times?: number } = {},
) {
  const named = new RegExp(`src="/${script}(.*?)" integrity="sha256-...`);
  let release = 100;
  await page.route(
    /:\d+\/(contact)?$/,
    async (route) => {
      const response = await route.fetch();
      release += 1;
      const html = await response.text();
      const body = html
        .replace(named, `src="/old$1" integrity="sha256-${release}`)
        // It does not allow the replaced script.
        .replace(/<meta http-equiv[^>]*>/, "");
      await route.fulfill({ response, body });
    },
    options,
  );
}
