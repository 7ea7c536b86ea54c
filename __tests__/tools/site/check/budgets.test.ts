import { brotliCompressSync } from "node:zlib";
import { checkSite } from "../../../../tools/site/check/checkSite";
import { page, smallSite } from "../../../support/smallSite";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const words = Array.from({ length: 900 }, (_, index) => (index * 7919).toString(36)).join(" ");

test("a kilobyte of a budget is 1000 bytes of what servers send", async () => {
  const site = temporaryFolder();
  const packed = brotliCompressSync(words);
  writeFiles(site, smallSite({ "component---a-0a.js": words, "app-0c.js": "app" }));
  writeFiles(site, { "component---a-0a.js.br": packed });
  const kilobytes = (packed.length + "app".length) / 1000;
  expect(await checkSite(site, { scripts: kilobytes })).toMatchObject({ problems: [] });
  const { problems } = await checkSite(site, { scripts: kilobytes - 0.001 });
  expect(problems).toHaveLength(2);
});

test("a page over its budgets is reported with its weight", async () => {
  const site = temporaryFolder();
  writeFiles(site, smallSite({ "contact/index.html": page(words), "component---a-0a.js": words }));
  const { problems, hints } = await checkSite(site, { html: 1, scripts: 1 });
  const scripts = expect.stringMatching(/index\.html: scripts weigh 5\.\d kB; .* allows 1 kB/);
  expect(problems).toEqual([scripts, scripts]);
  // Editors may write long texts, so this is only a warning.
  expect(hints).toEqual([
    expect.stringMatching(/^\/contact\/index\.html: html weigh 5\.\d kB; .* allows 1 kB/),
  ]);
  expect(await checkSite(site, { html: 9, scripts: 9 })).toMatchObject({ problems: [], hints: [] });
});
