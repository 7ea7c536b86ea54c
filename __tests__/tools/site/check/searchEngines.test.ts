import { page, problemsOf } from "../../../support/smallSite";

const hidden = page("", '<meta name="robots" content="noindex">');
const withoutCanonical = page("").replace(/<link[^>]*>/, "");

test.each([
  [page("").replace("{address}", "{address}/"), "https://site.example/contact/"],
  [page("").replace("{address}", "https://site.example/"), "https://site.example/"],
  [withoutCanonical, "missing"],
])("a page's canonical address is its own: %#", async (html, canonical) => {
  await expect(problemsOf({ "contact/index.html": html })).resolves.toContain(
    `/contact/index.html: the canonical address is ${canonical}; it must be https://site.example/contact`,
  );
});

test.each([withoutCanonical, page("").replace("{address}", "/")])(
  "the landing page states the site's address: %#",
  async (html) => {
    const problem = /^\/index\.html: the canonical address is (missing|\/); it must be the full/;
    await expect(problemsOf({ "index.html": html })).resolves.toEqual([
      expect.stringMatching(problem),
    ]);
  },
);

const landing = "<loc>https://site.example/</loc>";
const contact = "<loc>https://site.example/contact</loc>";
test.each([
  ["", "/index.html: no sitemap names https://site.example/"],
  [landing, "/contact/index.html: no sitemap names https://site.example/contact"],
  [
    `${landing}${contact}\n<loc>https://other.example/x</loc>`,
    "/sitemap-0.xml:2 names https://other.example/x, which is not in https://site.example/",
  ],
  [
    `${landing}${contact}\n<loc>https://site.example.org/x</loc>`,
    "/sitemap-0.xml:2 names https://site.example.org/x, which is not in https://site.example/",
  ],
])("a sitemap lists exactly the pages of its own site: %s", async (sitemap, problem) => {
  await expect(problemsOf({ "sitemap-0.xml": sitemap })).resolves.toContain(problem);
});

test("a page with noindex is in no sitemap", async () => {
  await expect(problemsOf({ "contact/index.html": hidden })).resolves.toEqual([
    "/sitemap-0.xml:2 names https://site.example/contact, which asks search engines to leave it out",
  ]);
});
