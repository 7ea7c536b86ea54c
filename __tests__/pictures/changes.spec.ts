import { expect, test } from "@playwright/test";
import { changedPages, scriptsDiffer } from "./changedPages";

const { SITE_BEFORE: before = "public", SITE_AFTER: after = "public" } = process.env;

// Scripts are off: animated parts would differ between pictures, and without scripts the browser loads all
// pictures of a page at once.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

test("The scripts are the same", () => {
  expect(scriptsDiffer(before, after)).toBe(false);
});

for (const { path, isInBefore, isInAfter } of changedPages(before, after))
  for (const width of [360, 1280]) {
    const change = isInBefore && isInAfter ? "looks the same" : isInAfter ? "is new" : "is gone";

    test(`${path} ${change} at ${width} px`, async ({ page, baseURL }, info) => {
      await page.setViewportSize({ width, height: 800 });
      const take = async (origin: string | URL, file?: string) => {
        await page.goto(new URL(path, origin).href);
        await page.evaluate(() =>
          Promise.allSettled([...document.images].map((image) => image.decode())),
        );
        return page.screenshot({ fullPage: true, ...(file && { path: file }) });
      };
      const site = new URL(baseURL ?? "");
      const siteBefore = new URL(`http://localhost:${Number(site.port) + 1}`);
      if (isInBefore) await take(siteBefore, info.snapshotPath("page.png"));
      const body = await take(site);
      if (isInBefore) expect(body).toMatchSnapshot("page.png", { maxDiffPixels: 0 });
      else await info.attach("after", { body, contentType: "image/png" });
    });
  }
