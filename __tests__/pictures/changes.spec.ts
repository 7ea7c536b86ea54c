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
      const take = async (name: string, origin: string | URL) => {
        await page.goto(new URL(path, origin).href);
        await page.evaluate(() =>
          Promise.allSettled([...document.images].map((image) => image.decode())),
        );
        const body = await page.screenshot({ fullPage: true });
        await info.attach(name, { body, contentType: "image/png" });
        return body;
      };
      const site = new URL(baseURL ?? "");
      const siteBefore = new URL(`http://localhost:${Number(site.port) + 1}`);
      const old = isInBefore && (await take("before", siteBefore));
      const now = isInAfter && (await take("after", site));
      if (old && now) expect(now.equals(old)).toBe(true);
    });
  }
