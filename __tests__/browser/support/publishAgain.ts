import type { Page } from "@playwright/test";

/** From now on the server has another release, until a document is loaded from it. */
export async function publishAgain(page: Page) {
  const appData = "**/page-data/app-data.json";
  await page.route(appData, (route) =>
    route.fulfill({ json: { webpackCompilationHash: "of another release" } }),
  );
  page.once("domcontentloaded", () => void page.unroute(appData));
}
