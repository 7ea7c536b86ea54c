import { brotliCompressSync } from "node:zlib";
import { readBudgets } from "../../../../tools/site/check/budgets";
import { checkSite } from "../../../../tools/site/check/checkSite";
import { page, smallSite } from "../../../support/smallSite";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const folder = temporaryFolder();

function budgetsIn(text: string) {
  writeFiles(folder, { "weight-budgets.json": text });
  return readBudgets(`${folder}/weight-budgets.json`);
}

test("budgets may be set individually or left out", () => {
  expect(readBudgets(`${folder}/none.json`)).toEqual({});
  expect(budgetsIn("{}")).toEqual({});
  expect(budgetsIn('{"html":40,"scripts":120.5}')).toEqual({ html: 40, scripts: 120.5 });
});

test.each([
  ['{"script":1,"Html":1}', 'Unrecognized keys: "script", "Html"'],
  ['{"scripts":0}', "expected number to be >0 in scripts"],
  ["{", "Expected property name"],
])("%s is rejected, not ignored", (text, problem) => {
  expect(() => budgetsIn(text)).toThrow(/^weight-budgets\.json: /);
  expect(() => budgetsIn(text)).toThrow(problem);
});

test("a kilobyte of a budget is 1000 bytes", async () => {
  const words = "one two three four five six seven eight nine ten";
  const site = temporaryFolder();
  writeFiles(site, smallSite({ "component---a-0a.js": words }));
  const kilobytes = (brotliCompressSync(words).length + brotliCompressSync("").length) / 1000;
  expect(await checkSite(site, { scripts: kilobytes })).toMatchObject({ problems: [] });
  const { problems } = await checkSite(site, { scripts: kilobytes - 0.001 });
  expect(problems).toHaveLength(2);
});

test("a page over its budgets is reported with its weight", async () => {
  const words = Array.from({ length: 900 }, (_, index) => (index * 7919).toString(36)).join(" ");
  const site = temporaryFolder();
  writeFiles(site, smallSite({ "contact/index.html": page(words), "component---a-0a.js": words }));
  const { problems, hints } = await checkSite(site, { html: 1, scripts: 1 });
  const scripts = expect.stringMatching(/index\.html: scripts weigh 2\.\d kB; .* allows 1 kB/);
  expect(problems).toEqual([scripts, scripts]);
  // Editors may write long texts, so this is only a warning.
  expect(hints).toEqual([
    expect.stringMatching(/^\/contact\/index\.html: html weigh 2\.\d kB; .* allows 1 kB/),
  ]);
  expect(await checkSite(site, { html: 9, scripts: 9 })).toMatchObject({ problems: [], hints: [] });
});
