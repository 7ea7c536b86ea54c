import { page, problemsOf } from "../../support/smallSite";

const hidden = page('<a id="x" href="#x">x</a>', '<meta name="robots" content="noindex">');
const lost = {
  "404.html": hidden.replace("{address}", "/"),
  "page-data/404.html/page-data.json":
    '{"path":"/404.html","componentChunkName":"component---a","staticQueryHashes":[]}',
};

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

test.each(["/%E0%A4%A", "https://site.example/%E0%A4%A", "https://[x"])(
  "%s is not an address",
  async (url) => {
    await expect(
      problemsOf({ "page/index.html": page(`<a href="${url}">x</a>`) }),
    ).resolves.toEqual([`/page/index.html:1 link: "${url}" is not an address`]);
  },
);
