import { notFoundPage, page, problemsOf } from "../../../support/smallSite";

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
  ['<a href="/%E0%A4%A">x</a>', '"/%E0%A4%A" is not an address'],
  ['<a href="https://site.example/%E0">x</a>', '"https://site.example/%E0" is not an address'],
  ['<a href="https://[x">x</a>', '"https://[x" is not an address'],
])("%s is reported", async (body, problem) => {
  await expect(
    problemsOf({ ...notFoundPage, "page/index.html": page(body), "page/photo.png": "" }),
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
    "manifest.webmanifest",
    '{"start_url":"/gone","icons":[]}',
    "/manifest.webmanifest:1 link: /gone does not exist",
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

const image = (src: string) => `<img src="${src}" alt="L">`;

test.each([
  [image("/o&#x27;neil.png"), { "o'neil.png": "" }],
  [image("/a&amp;b.png"), { "a&b.png": "" }],
  ['<p id="it&#x27;s">x</p><a href="#it%27s">x</a><a href="#it&#39;s">x</a>', {}],
  ['<p id="100%">x</p><a href="#100%">x</a>', {}],
  ['<a href="/contact#:~:text=x">x</a><a href="/contact#map:~:text=x">x</a>', {}],
  ['<a href="https://elsewhere.example/%E0%A4%A">x</a>', {}],
  ["<style>a{background:url('/a(1).png')}</style>", { "a(1).png": "" }],
  ["<style>/* url(/gone.png) */</style>", {}],
  ["<style>a{background:url(\"data:image/svg+xml,%3Csvg fill='url(%23a)'/%3E\")}</style>", {}],
])("references are resolved as in a browser: %s", async (body, files) => {
  await expect(problemsOf({ "page/index.html": page(body), ...files })).resolves.toEqual([]);
});

test("a picture that is only preloaded must exist", async () => {
  const preload = '<link rel="preload" as="image" imagesrcset="/there.png 1x, /gone.png 2x">';
  const site = { "page/index.html": page("<p>x</p>", preload), "there.png": "" };
  await expect(problemsOf(site)).resolves.toEqual([
    expect.stringMatching(/^\/page\/index\.html:\d+ link: \/gone\.png does not exist$/),
  ]);
});

test("JSON-LD is valid, and the files it refers to exist", async () => {
  const data = (json: string) => page(`<script type="application/ld+json">${json}</script>`);
  const whole = '{"@id":"https://site.example/#company","image":"https://site.example/gone.png"}';
  await expect(problemsOf({ "contact/index.html": data(whole) })).resolves.toEqual([
    "/contact/index.html:1 link: https://site.example/gone.png does not exist",
  ]);
  await expect(problemsOf({ "contact/index.html": data("{") })).resolves.toEqual([
    expect.stringMatching(/^\/contact\/index\.html: cannot be read: the JSON-LD in line 1: /),
  ]);
});
