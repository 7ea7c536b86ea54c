/** @jest-environment node */
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
])("what a browser understands is understood: %s", async (body, files) => {
  await expect(problemsOf({ "page/index.html": page(body), ...files })).resolves.toEqual([]);
});

test.each(["/%E0%A4%A", "https://site.example/%E0%A4%A", "https://[x"])(
  "%s is not an address",
  async (url) => {
    await expect(
      problemsOf({ "page/index.html": page(`<a href="${url}">x</a>`) }),
    ).resolves.toEqual([`/page/index.html:1 link: "${url}" is not an address`]);
  },
);

test("a file that cannot be read is named, and the others are still looked at", async () => {
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
