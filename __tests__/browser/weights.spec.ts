import budgets from "../../tools/site/check/weight-budgets.json";
import { required } from "../../src/lib/required";
import { siteCompany } from "../../src/model/types/siteCompany";
import { expect, test } from "./support/test";
import { products, words } from "./support/words";

test.use({ deviceScaleFactor: 2 });

for (const [path, allowed] of Object.entries(budgets.beforeInteraction)) {
  test(`${path} stays within its budget until an interaction @phone`, async ({ page }) => {
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
    expectAtMost(bytes, 1000 * allowed.kilobytes);
  });
}

/**
 * In bytes, 250 above what was measured. It is a server's first answer, too: ten TCP segments (decisions, “Scripts and
 * styles of a page”).
 */
const LANDING_PAGE = 14_600;

/** Says of a page that has become too heavy by how much it is, and what to do. */
function expectAtMost(bytes: number, budget: number) {
  const over = `${Math.ceil(bytes - budget)} bytes too many; tools/site/README.md says what may go, or who may raise this`;
  expect(bytes, over).toBeLessThanOrEqual(budget);
}

/** HTTP/2 packs these headers to two thirds: from 814 to 548 bytes, with that for TLS, when measured. */
const HEADERS_PACKED = 2 / 3;

test("the landing page and its headers fit the first answer @phone", async ({ page }) => {
  expect(Object.keys(words.company).sort()).toEqual(Object.keys(siteCompany.fields.shape).sort());
  for (const { priceIncludes } of products) expect(priceIncludes).toBeTruthy();
  const answer = required(await page.goto("/"), "the answer");
  const { responseBodySize, responseHeadersSize } = await answer.request().sizes();
  const headers = HEADERS_PACKED * responseHeadersSize;
  expectAtMost(responseBodySize + headers, LANDING_PAGE);
});
