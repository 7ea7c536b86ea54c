/** @jest-environment node */
import { page, problemsOf } from "../../support/smallSite";

test("a whole site has no problems", async () => {
  const links = ["/", "/#here", "/contact", "/contact#map", "#here2", "mailto:a@b.example"];
  const others = ["https://elsewhere.example/x", "https://site.example/contact", "#", "#top"];
  const body = [...links, ...others].map((href) => `<a href="${href}">x</a>`).join("");
  const images = '<img src="logo.svg" srcset="/logo.svg 1x, /logo.svg 2x" alt="L">';
  await expect(
    problemsOf({
      "deep/index.html": page(`<i id="here2"></i>${body}${images.replace("logo", "/logo")}`),
      "manifest.webmanifest": '{"start_url":"/","icons":[{"src":"/logo.svg"}]}',
      "robots.txt": "Sitemap: https://site.example/sitemap-0.xml",
      "style.css": "a{background:url(/logo.svg)}",
    }),
  ).resolves.toEqual([]);
});

test.each([
  ['<a href="/contakt">x</a>', "/contakt does not exist"],
  ['<a href="/contact/">x</a>', "/contact/ leads through a redirect; write /contact"],
  ['<a href="/contact#mapp">x</a>', '/contact#mapp: nothing there has id="mapp"'],
  ['<a href="#gone">x</a>', '#gone: nothing there has id="gone"'],
  ['<a href="https://site.example/x">x</a>', "https://site.example/x does not exist"],
  ['<img src="/logo.svg" srcset="/a.png 1x, /logo.svg 2x" alt="L">', "/a.png does not exist"],
  ['<script src="/app.js"></script>', "/app.js does not exist"],
])("%s is reported", async (body, problem) => {
  await expect(problemsOf({ "page/index.html": page(body) })).resolves.toEqual([
    `/page/index.html:1 link: ${problem}`,
  ]);
});

test.each([
  ["style.css", "a{}\nb{background:url('x.png')}", "/style.css:2 link: x.png does not exist"],
  [
    "manifest.webmanifest",
    '{"icons":[{"src":"/i.png"}]}',
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

test("HTML that breaks the standard is reported with its place", async () => {
  await expect(
    problemsOf({ "page/index.html": page('<p id="a">x</p><p id="a">y</p>') }),
  ).resolves.toEqual(['/page/index.html:1:155 no-dup-id: Duplicate ID "a"']);
});
