/** @jest-environment node */
import { page, problemsOf } from "../../support/smallSite";

const hidden = page('<a id="x" href="#x">x</a>', '<meta name="robots" content="noindex">');
const lost = {
  "404.html": hidden.replace("{address}", "/"),
  "page-data/404.html/page-data.json":
    '{"path":"/404.html","componentChunkName":"component---a","staticQueryHashes":[]}',
};

test("a whole site has no problems", async () => {
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
      ...lost,
      "deep/index.html": page(`<i id="here2"></i>${body}${images}`),
      "manifest.webmanifest": '{"start_url":"/","icons":[{"src":"/logo.svg"}]}',
      "robots.txt": "Sitemap: https://site.example/sitemap-0.xml",
      "style.css": "a{background:url(/logo.svg)}",
    }),
  ).resolves.toEqual([]);
});

test.each([
  ['<a href="/contakt">x</a>', "/contakt does not exist"],
  ['<a href="/contact/">x</a>', "/contact/ leads through a redirect; write /contact"],
  ['<a href="/page/">x</a>', "/page/ leads through a redirect; write /page"],
  [
    '<a href="/contact/index.html">x</a>',
    "/contact/index.html leads through a redirect; write /contact",
  ],
  ['<a href="/index.html#here">x</a>', "/index.html#here leads through a redirect; write /"],
  ['<a href="/404">x</a>', "/404 is answered with 404, as if it did not exist"],
  ['<a href="/404.html">x</a>', "/404.html is answered with 404, as if it did not exist"],
  [
    '<a href="http://site.example/contact">x</a>',
    "http://site.example/contact leads through a redirect; write https://site.example",
  ],
  [
    '<a href="http://localhost:8000/contact">x</a>',
    "http://localhost:8000/contact leads to the visitor's own computer",
  ],
  ['<img src="photo.png" alt="P">', "photo.png does not exist"],
  ['<a href="/contact#mapp">x</a>', '/contact#mapp: nothing there has id="mapp"'],
  ['<a href="#gone">x</a>', '#gone: nothing there has id="gone"'],
  ['<a href="https://site.example/x">x</a>', "https://site.example/x does not exist"],
  ['<img src="/logo.svg" srcset="/a.png 1x, /logo.svg 2x" alt="L">', "/a.png does not exist"],
  ['<img src="/logo.svg" srcset="/logo.svg 1x,/a.png 2x" alt="L">', "/a.png does not exist"],
  ['<p style="background: url(/a.png)">x</p>', "/a.png does not exist"],
  [
    '<form action="/gone" aria-label="F"><button type="submit">x</button></form>',
    "/gone does not exist",
  ],
  ['<script src="/app.js"></script>', "/app.js does not exist"],
])("%s is reported", async (body, problem) => {
  await expect(
    problemsOf({ ...lost, "page/index.html": page(body), "page/photo.png": "" }),
  ).resolves.toEqual([`/page/index.html:1 link: ${problem}`]);
});

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

test("the manifest's first page is looked up", async () => {
  const manifest = '{"start_url":"/gone","icons":[]}';
  await expect(problemsOf({ "manifest.webmanifest": manifest })).resolves.toEqual([
    "/manifest.webmanifest:1 link: /gone does not exist",
  ]);
});

test("HTML that breaks the standard is reported with its place", async () => {
  await expect(
    problemsOf({ "page/index.html": page('<p id="a">x</p><p id="a">y</p>') }),
  ).resolves.toEqual(['/page/index.html:1:155 no-dup-id: Duplicate ID "a"']);
});
