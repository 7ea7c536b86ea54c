/** @jest-environment node */
import { LEAK_CARD, LEAK_CARD_WORKER } from "../../../../src/lib/leakCard";
import { pageTypes } from "../../../../src/model/pageTable";
import { standAlone } from "../../../../tools/site-build/leak-card/standAlone";
import { workerCode } from "../../../../tools/site-build/leak-card/workerCode";

const page = (scripts: string) =>
  `<head><link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="anonymous"/>` +
  `<style>@font-face{font-family:"A";src:url("/fonts/a.woff2");}b{color:red;}</style></head>` +
  `<body><p>Out!</p><script id="gatsby-script-loader">x</script>` +
  `<!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;

test("a stand-alone page has no scripts but its own, and no fonts", () => {
  const html = standAlone(page('<script src="/app.js" async></script>'), "keep()");
  expect(html).not.toMatch(/app\.js|font|gatsby-script-loader/);
  expect(html).toContain("<script>keep()</script>");
  expect(html).toContain("b{color:red;}");
});

test("fails if it cannot find where Gatsby's scripts are inserted", () => {
  expect(() => standAlone("<p>Out!</p>", "keep()")).toThrow("not where they used to be");
});

test("the worker changes with the card and with nothing else", () => {
  expect(workerCode("one")).toBe(workerCode("one"));
  expect(workerCode("one")).not.toBe(workerCode("two"));
});

test("the page table has the card at the address that its worker caches", () => {
  const alone = pageTypes.filter(({ page: { isAlone } }) => isAlone);
  expect(alone.map(({ page: { route } }) => route)).toEqual([LEAK_CARD]);
  expect(LEAK_CARD_WORKER.startsWith(LEAK_CARD)).toBe(true);
});
