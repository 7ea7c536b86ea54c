import { brotliCompressSync } from "node:zlib";
import { checkSite } from "../../../../tools/site/check/checkSite";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const words = Array.from({ length: 900 }, (_, index) => (index * 7919).toString(36)).join(" ");
const script = "component---a-0a.js";

/** A complete page. */
const page = (body: string) =>
  '<!DOCTYPE html><html lang="en"><head><title>T</title>' +
  `<link rel="canonical" href="https://site.example/"></head><body><main>Words${body}</main>` +
  `<script data-scripts="/${script}" data-page="/page-data/x-0e.json">start()</script></body></html>`;

/** A folder with a small built site and these files. */
function built(changes: Readonly<Record<string, string | Buffer>>) {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "index.html": page('<p id="here">x</p>'),
    "contact/index.html": page('<p id="it&#x27;s">x</p>'),
    ...{ "logo.svg": "<svg/>", "page-data/x-0e.json": "{}", [script]: words },
    ...changes,
  });
  return folder;
}

test("a complete site has no problems", async () => {
  const links = ["/", "/#here", "/contact", "/contact#it%27s", "#x", "#top", "#gas=6&hours=2"];
  const others = [
    "mailto:a@b.example",
    "https://elsewhere.example/x",
    "https://site.example/#here",
  ];
  const body = [...links, ...others].map((href) => `<a href="${href}">x</a>`).join("");
  const image = '<img src="/logo.svg" srcset="/logo.svg 1x, /logo.svg 2x" alt="L">';
  const site = built({ "deep/index.html": page(`<i id="x"></i>${body}${image}`) });
  expect((await checkSite(site)).problems).toEqual([]);
});

test.each([
  ['<a href="/gone">x</a>', "/gone does not exist"],
  ['<a href="/contact/">x</a>', "/contact/ leads through a redirect; write /contact"],
  ['<a href="/contact#gone">x</a>', '/contact#gone: nothing there has id="gone"'],
  ['<img src="/logo.svg" srcset="/a.png 2x" alt="L">', "/a.png does not exist"],
  ['<a href="https://[x">x</a>', '"https://[x" is not an address'],
])("%s is reported", async (body, problem) => {
  const { problems } = await checkSite(built({ "deep/index.html": page(body) }));
  expect(problems).toEqual([`/deep/index.html: ${problem}`]);
});

test.each([
  ["", /^\/deep\/index\.html:1:1 missing-doctype/],
  [page('<img src="/logo.svg">'), /^\/deep\/index\.html:1:\d+ wcag\/h37/],
  [page("").replace("Words", ""), /^\/deep\/index\.html: <main> has no words/],
])("an incomplete page is reported: %s", async (html, problem) => {
  const { problems } = await checkSite(built({ "deep/index.html": html }));
  expect(problems).toContainEqual(expect.stringMatching(problem));
});

test("a page over its budget of code is a problem, over its budget of words a hint", async () => {
  const packed = brotliCompressSync(words);
  const site = built({ [`${script}.br`]: packed, "deep/index.html": page(words) });
  const scripts = packed.length / 1000;
  expect(await checkSite(site, { html: 9, scripts })).toMatchObject({ problems: [], hints: [] });
  const { problems, hints } = await checkSite(site, { html: 1, scripts: scripts - 0.001 });
  expect(problems).toHaveLength(3);
  expect(hints).toEqual([expect.stringMatching(/^\/deep\/index\.html: 5\.\d kB of html; /)]);
});
