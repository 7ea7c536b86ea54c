import { readBudgets } from "../../tools/site-check/budgets";
import { expect, test } from "../browser/support/test";

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

for (const [path, allowed] of Object.entries(readBudgets().beforeSign ?? {})) {
  test(`${path} asks a phone for no more than its budget before the first sign`, async ({
    page,
  }) => {
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.length).toBeLessThanOrEqual(allowed.requests);
    expect(bytes / 1000).toBeLessThanOrEqual(allowed.kilobytes);
  });
}
