import { page, problemsOf } from "../../support/smallSite";

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
