import { notFoundPage, page, problemsOf } from "../../../support/smallSite";

test("a complete site has no problems", async () => {
  const links = ["/", "/#here", "/contact", "/contact#map", "#here2", "mailto:a@b.example"];
  const others = [
    "https://elsewhere.example/x",
    "http://elsewhere.example",
    "https://site.example/contact",
    "#",
    "#top",
  ];
  const body = [...links, ...others].map((href) => `<a href="${href}">x</a>`).join("");
  const images = '<img src="logo.svg" srcset="/logo.svg 1x, /logo.svg 2x" alt="L">';
  await expect(
    problemsOf({
      ...notFoundPage,
      "deep/index.html": page(`<i id="here2"></i>${body}${images}`),
      "manifest.webmanifest": '{"start_url":"/","icons":[{"src":"/logo.svg"}]}',
      "robots.txt": "Sitemap: https://site.example/sitemap-0.xml",
      "sitemap-0.xml": "<loc>https://site.example/contact</loc>",
      "style.css": "a{background:url(/logo.svg)}",
    }),
  ).resolves.toEqual([]);
});

test("an empty folder is not a site", async () => {
  const nothing = { "index.html": undefined, "contact/index.html": undefined };
  await expect(problemsOf(nothing)).resolves.toContain("/index.html: there is no landing page");
});

test("an unreadable file is named, and the others are still checked", async () => {
  const files = {
    "page/index.html": page('<a href="/gone">x</a>'),
    "torn/index.html": '<!DOCTYPE html><p class="a" id="b"',
    "manifest.webmanifest": "{",
    "other.webmanifest": '{"start_url":"/","icons":"x"}',
  };
  await expect(problemsOf(files)).resolves.toEqual([
    expect.stringMatching(/^\/torn\/index\.html: cannot be read: stream ended/),
    expect.stringMatching(/^\/manifest\.webmanifest: cannot be read: Expected property name/),
    expect.stringMatching(/^\/other\.webmanifest: cannot be read: .*expected array.* icons/s),
    "/page/index.html:1 link: /gone does not exist",
  ]);
});

test.each([
  ["", /^\/contact\/index\.html:1:1 missing-doctype/],
  [page("").replace("<title>T", "<title> "), /^\/contact\/index\.html:1:\d+ empty-title/],
  [page('<img src="/logo.svg">'), /^\/contact\/index\.html:1:\d+ wcag\/h37/],
  [page('<label for="gone">x</label>'), /^\/contact\/index\.html:1:\d+ no-missing-references/],
  [
    page('<p id="a">x</p><p id="a">y</p>'),
    /contact\/index\.html:1:\d+ no-dup-id: Duplicate ID "a"/,
  ],
  [page("").replace("Words", ""), /contact\/index\.html: <main> has no words/],
])("an incomplete page is reported: %s", async (html, problem) => {
  const problems = await problemsOf({ "contact/index.html": html });
  expect(problems).toContainEqual(expect.stringMatching(problem));
});

test("the data that pages name exists", async () => {
  await expect(problemsOf({ "page-data/x-0e.json": undefined })).resolves.toContain(
    "/index.html:1 link: /page-data/x-0e.json does not exist",
  );
});
