import { legalRoutes, routes } from "./support/routes";
import { readHead } from "./support/head";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

test.describe("the head", { tag: "@desk" }, () => {
  for (const path of routes) {
    test(`of ${path} says what the page is`, async ({ request }) => {
      const { titles, canonicals, languages, meta, html } = await readHead(request, path);
      expect(titles).toHaveLength(1);
      expect(titles[0]).toContain(words.company.name);
      expect(languages).toEqual(["en"]);

      const [description = ""] = meta("description");
      expect(meta("description")).toHaveLength(1);
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);

      expect(canonicals).toHaveLength(1);
      const canonical = new URL(canonicals[0] ?? "");
      expect(canonical.protocol).toBe("https:");
      expect(canonical.pathname).toBe(path);
      expect(meta("theme-color")).toEqual(["#0A0D12"]);
      expect(meta("robots")).toEqual([]);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    });

    test(`of ${path} says how the page looks when it is shared`, async ({ request }) => {
      const { canonicals, meta } = await readHead(request, path);
      expect(meta("og:type")).toEqual(["website"]);
      expect(meta("og:url")).toEqual(canonicals);
      expect(meta("og:site_name")).toEqual([words.company.name]);
      expect(meta("og:title")).toEqual(meta("twitter:title"));
      expect(meta("og:description")).toEqual(meta("description"));
      expect(meta("twitter:card")).toEqual(["summary_large_image"]);
      expect(meta("og:image")).toEqual(meta("twitter:image"));
      expect(meta("og:image:alt")[0]).toMatch(/\S/);

      const picture = await request.get(new URL(meta("og:image")[0] ?? "").pathname);
      expect(picture.status()).toBe(200);
      expect(picture.headers()["content-type"]).toMatch(/^image\/(jpeg|png)/);
    });
  }

  test("has another title and description on each page", async ({ request }) => {
    const heads = await Promise.all(routes.map((path) => readHead(request, path)));
    expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(routes.length);
    expect(new Set(heads.map(({ meta }) => meta("description")[0])).size).toBe(routes.length);
  });

  for (const path of ["/", "/contact"]) {
    test(`of ${path} describes the company, with true values only`, async ({ request }) => {
      const { structuredData, canonicals } = await readHead(request, path);
      expect(structuredData).toHaveLength(1);
      const origin = new URL(canonicals[0] ?? "").origin;
      expect(structuredData[0]).toMatchObject({
        "@context": "https://schema.org",
        "@type": "LocalBusiness",
        name: words.company.name,
        telephone: words.company.telephone,
        email: words.company.email,
        url: origin,
        address: { "@type": "PostalAddress", addressLocality: "Ibeju Lekki", addressCountry: "NG" },
      });
      for (const claim of ["aggregateRating", "review", "openingHours", "priceRange", "geo"]) {
        expect(structuredData[0]).not.toHaveProperty(claim);
      }
    });
  }

  for (const path of Object.keys(legalRoutes)) {
    test(`of ${path} describes the way to the page`, async ({ request }) => {
      const { structuredData, canonicals, html } = await readHead(request, path);
      const origin = new URL(canonicals[0] ?? "").origin;
      const heading = /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
      expect(structuredData).toHaveLength(1);
      expect(structuredData[0]).toMatchObject({
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, item: `${origin}/` },
          { position: 2, name: heading, item: origin + path },
        ],
      });
    });
  }

  test("follows the page when links are followed", async ({ page }) => {
    await visit(page, "/");
    for (const [name, path] of [
      ["Privacy Policy", "/privacy-policy"],
      ["Contact us", "/contact"],
      ["LPG Safety Guide", "/lpg-safety"],
    ] as const) {
      await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`${path}$`),
      );
      await expect(page.locator("title")).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(name));
    }
  });
});
