import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { makeBaseline, withoutScripts } from "../../bench/pages/baseline";
import { temporaryFolder } from "../support/temporaryFolder";

const theme = '<script>document.documentElement.classList.add("js")</script>';
const data = '<script type="application/ld+json">{}</script>';
const loader = '<script data-page="/page-data/index-0a.json">start()</script>';

it("removes scripts, but neither the theme's line nor data", () => {
  const page = (rest: string) => `<head>${theme}${data}</head><p>Words</p>${rest}`;
  expect(withoutScripts(page(`${loader}<script src="/app.js"></script>`))).toBe(page(""));
});

it("makes a baseline of a folder, with matching compressed pages", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "index.html"), `<p>Words</p>${loader}`);
  const target = join(temporaryFolder(), "target");
  makeBaseline(folder, target);
  expect(readFileSync(join(target, "index.html"), "utf8")).toBe("<p>Words</p>");
  const sent = brotliDecompressSync(readFileSync(join(target, "index.html.br")));
  expect(sent.toString()).toBe("<p>Words</p>");
});
