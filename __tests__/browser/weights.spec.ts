import budgets from "../../tools/site/check/weight-budgets.json";
import { expect, test } from "./support/test";

test.use({ deviceScaleFactor: 2 });

for (const [path, allowed] of Object.entries(budgets.beforeInteraction)) {
  test(`${path} stays within its budget on a phone before the first interaction @phone`, async ({
    page,
  }) => {
    const sizes: Promise<number>[] = [];
    const kinds: string[] = [];
    page.on("requestfinished", (request) => {
      // The browser requests the favicon at a time of its choice.
      if (new URL(request.url()).pathname.startsWith("/favicon")) return;
      kinds.push(request.resourceType());
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(kinds).toContain("document");
    expect(kinds).not.toContain("script");
    expect(kinds).not.toContain("fetch");
    expect(sizes.length).toBeLessThanOrEqual(allowed.requests);
    expect(
      bytes / 1000,
      "See tools/site/README.md for what to do when a page exceeds weight-budgets.json",
    ).toBeLessThanOrEqual(allowed.kilobytes);
  });
}
