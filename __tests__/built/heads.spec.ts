import { expect, test } from "@playwright/test";
import { legalDocuments, words } from "../browser/support/words";
import { routes } from "../browser/support/routes";
import { readBuilt, readHead } from "./head";

const origin = "https://fixture.example";

for (const route of routes) {
  test(`the head of ${route} describes the page and its share card`, () => {
    const { titles, canonicals, languages, meta, html } = readHead(route);
    expect(titles).toHaveLength(1);
    expect(titles[0]).toContain(words.company.name);
    expect(languages).toEqual(["en"]);
    expect(meta("description")).toEqual([expect.stringMatching(/\S/)]);
    expect(canonicals).toEqual([origin + route]);
    expect(meta("theme-color")).toEqual(["#0A0D12"]);
    expect(meta("robots")).toEqual([]);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);

    expect(meta("og:type")).toEqual(["website"]);
    expect(meta("og:url")).toEqual(canonicals);
    expect(meta("og:site_name")).toEqual([words.company.name]);
    expect(meta("og:title")[0]).toMatch(/\S/);
    expect(meta("og:description")).toEqual(meta("description"));
    expect(meta("twitter:card")).toEqual(["summary_large_image"]);
    expect(meta("og:image")[0]).toMatch(/^https:.*\.jpg$/);
    expect(meta("og:image:alt")[0]).toMatch(/\S/);
  });
}

test("each page has a unique title and description", () => {
  const heads = routes.map(readHead);
  expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(routes.length);
  expect(new Set(heads.map(({ meta }) => meta("description")[0])).size).toBe(routes.length);
});

for (const route of ["/", "/contact"]) {
  test(`${route} describes the company with its real values only`, () => {
    const { structuredData } = readHead(route);
    const { name, telephone, email } = words.company;
    expect(structuredData).toHaveLength(1);
    expect(structuredData[0]).toMatchObject({
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      name,
      telephone,
      email,
      url: origin,
      address: { "@type": "PostalAddress", addressCountry: "NG" },
      // The fixture's company has opening hours.
      openingHours: expect.arrayContaining([
        expect.stringMatching(/^[A-Z][a-z](-[A-Z][a-z])? \d\d:\d\d-\d\d:\d\d$/),
      ]),
    });
    for (const claim of ["aggregateRating", "review", "priceRange", "geo"]) {
      expect(structuredData[0]).not.toHaveProperty(claim);
    }
  });
}

for (const { path, title } of legalDocuments) {
  test(`${path} describes the breadcrumbs to the page`, () => {
    const { structuredData } = readHead(path);
    expect(structuredData).toHaveLength(1);
    expect(structuredData[0]).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, item: `${origin}/` },
        { position: 2, name: title, item: origin + path },
      ],
    });
  });
}

test("the 404 page is excluded from search engines", () => {
  const { meta, canonicals, titles } = readHead("/404");
  expect(meta("robots")).toEqual(["noindex"]);
  expect(canonicals).toEqual([]);
  expect(titles).toHaveLength(1);
});

test("robots.txt allows everyone, and the manifest names the company", () => {
  const robots = readBuilt("robots.txt");
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \/\S*$/m);
  expect(robots).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  const { name } = JSON.parse(readBuilt("manifest.webmanifest")) as { name: string };
  expect(name).toBe(words.company.name);
});
