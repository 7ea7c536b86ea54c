import { readBudgets } from "../../tools/site-check/budgets";
import { expect, test } from "./support/test";

test.use({ deviceScaleFactor: 2 });

for (const [path, allowed] of Object.entries(readBudgets().beforeSign ?? {})) {
  test(`${path} asks a phone for no more than its budget before the first sign @phone`, async ({
    page,
  }) => {
    const sizes: Promise<number>[] = [];
    const kinds: string[] = [];
    const scripts: string[] = [];
    page.on("requestfinished", (request) => {
      // The browser asks for the icon of the tab when it likes.
      if (new URL(request.url()).pathname.startsWith("/favicon")) return;
      kinds.push(request.resourceType());
      if (request.resourceType() === "script") scripts.push(request.url());
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(kinds).toContain("document");
    expect(scripts).toEqual([expect.stringContaining("/starter-")]);
    expect(kinds).not.toContain("fetch");
    expect(sizes.length).toBeLessThanOrEqual(allowed.requests);
    expect(bytes / 1000).toBeLessThanOrEqual(allowed.kilobytes);
  });
}
