/** @jest-environment node */
import { brotliCompressSync } from "node:zlib";
import { page, problemsOf } from "../../support/smallSite";

const hidden = page("", '<meta name="robots" content="noindex">');
const withoutCanonical = page("").replace(/<link[^>]*>/, "");

test("an empty folder is not a site", async () => {
  const nothing = { "index.html": undefined, "contact/index.html": undefined };
  await expect(problemsOf(nothing)).resolves.toContain("/index.html: there is no landing page");
});

test.each([
  ["", /^\/contact\/index\.html:1:1 missing-doctype/],
  [page("").replace("<title>T", "<title> "), /^\/contact\/index\.html:1:\d+ empty-title/],
  [page('<img src="/logo.svg">'), /^\/contact\/index\.html:1:\d+ wcag\/h37/],
  [page('<label for="gone">x</label>'), /^\/contact\/index\.html:1:\d+ no-missing-references/],
  [page("").replace("Words", ""), /contact\/index\.html: <main> has no words/],
])("a page that is not whole is reported: %s", async (html, problem) => {
  const problems = await problemsOf({ "contact/index.html": html });
  expect(problems).toContainEqual(expect.stringMatching(problem));
});

test.each([
  [page("").replace("{address}", "{address}/"), "https://site.example/contact/"],
  [page("").replace("{address}", "https://site.example/"), "https://site.example/"],
  [withoutCanonical, "missing"],
])("a page's canonical address is its own: %#", async (html, said) => {
  await expect(problemsOf({ "contact/index.html": html })).resolves.toContain(
    `/contact/index.html: the canonical address is ${said}; it must be https://site.example/contact`,
  );
});

test.each([withoutCanonical, page("").replace("{address}", "/")])(
  "the landing page says where the site lives: %#",
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
])("a sitemap names the pages of its own site, all of them: %s", async (sitemap, problem) => {
  await expect(problemsOf({ "sitemap-0.xml": sitemap })).resolves.toContain(problem);
});

test("a page that asks to be left out is in no sitemap", async () => {
  await expect(problemsOf({ "contact/index.html": hidden })).resolves.toEqual([
    "/sitemap-0.xml:2 names https://site.example/contact, which asks search engines to leave it out",
  ]);
});

const contactData = "page-data/contact/page-data.json";
const dataOf = (path: string, hash: string) =>
  JSON.stringify({ path, componentChunkName: "component---a", staticQueryHashes: [hash] });
const stats = "webpack.stats.json";
const notAList = `/${stats}: is missing or not a list of scripts; build again`;
test.each([
  [contactData, undefined, `/contact/index.html: its data, /${contactData}, is missing`],
  [contactData, '{"pa', expect.stringMatching(`^/${contactData}: cannot be read: Unterminated`)],
  [contactData, '{"path":"/contact"}', `/${contactData}: is not the data of /contact`],
  [contactData, dataOf("/", "7"), `/${contactData}: is not the data of /contact`],
  [contactData, dataOf("/contact", "8"), `/${contactData}: /page-data/sq/d/8.json is missing`],
  [
    "page-data/app-data.json",
    undefined,
    "/page-data/app-data.json: is missing; no link works without it",
  ],
  ["slick-0b.js", undefined, `/${stats}: /slick-0b.js is missing`],
  ["component---a-0a.js", undefined, `/${stats}: /component---a-0a.js is missing`],
  [stats, undefined, notAList],
  [stats, '{"assetsByChunkName":{"app":[]}}', notAList],
])("what the scripts ask for is there: %s as %s", async (file, text, problem) => {
  await expect(problemsOf({ [file]: text })).resolves.toEqual([problem]);
});

test("a page loads the scripts of every page", async () => {
  const html = page("").replace(/<script.*<\/script>/, "");
  await expect(problemsOf({ "contact/index.html": html })).resolves.toEqual([
    "/contact/index.html: does not load /webpack-runtime-0.js; nothing in it can be pressed",
  ]);
});

test("a compressed copy holds what its original holds", async () => {
  const other = brotliCompressSync("x").toString("latin1");
  const changes = { "logo.svg.br": other, "contact/index.html.gz": "torn", "gone.js.gz": "" };
  await expect(problemsOf(changes)).resolves.toEqual([
    "/contact/index.html.gz: differs from /contact/index.html; build again",
    "/gone.js.gz: /gone.js does not exist",
    "/logo.svg.br: differs from /logo.svg; build again",
  ]);
});

test("what JSON-LD names is there, and it can be read", async () => {
  const data = (json: string) => page(`<script type="application/ld+json">${json}</script>`);
  const whole = '{"@id":"https://site.example/#company","image":"https://site.example/gone.png"}';
  await expect(problemsOf({ "contact/index.html": data(whole) })).resolves.toEqual([
    "/contact/index.html:1 link: https://site.example/gone.png does not exist",
  ]);
  await expect(problemsOf({ "contact/index.html": data("{") })).resolves.toEqual([
    expect.stringMatching(/^\/contact\/index\.html: cannot be read: the JSON-LD in line 1: /),
  ]);
});
