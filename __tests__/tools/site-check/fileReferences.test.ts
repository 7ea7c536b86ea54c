import { problemsOf } from "../../support/smallSite";

test.each([
  ["style.css", "a{}\nb{background:url('x.png')}", "/style.css:2 link: x.png does not exist"],
  [
    "manifest.webmanifest",
    '{"start_url":"/","icons":[{"src":"/i.png"}]}',
    "/manifest.webmanifest:1 link: /i.png does not exist",
  ],
  [
    "sitemap-1.xml",
    "<loc>https://site.example/contact/</loc>",
    "/sitemap-1.xml:1 link: https://site.example/contact/ leads through a redirect; write /contact",
  ],
  [
    "robots.txt",
    "a\nSitemap: https://site.example/s.xml",
    "/robots.txt:2 link: https://site.example/s.xml does not exist",
  ],
])("%s is read too", async (file, text, problem) => {
  await expect(problemsOf({ [file]: text })).resolves.toEqual([problem]);
});

test("the manifest's start page must exist", async () => {
  const manifest = '{"start_url":"/gone","icons":[]}';
  await expect(problemsOf({ "manifest.webmanifest": manifest })).resolves.toEqual([
    "/manifest.webmanifest:1 link: /gone does not exist",
  ]);
});
