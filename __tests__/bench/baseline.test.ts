import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { makeBaseline } from "../../bench/pages/baseline";
import { temporaryFolder } from "../support/temporaryFolder";

const data = '<script type="application/ld+json">{}</script>';
const loader = '<script data-page="/page-data/index-0a.json">start()</script>';

it("makes a baseline of a folder, without scripts but with what styles and search engines need", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "index.html"), `<html><head>${loader}${data}</head><p>Words</p>`);
  const target = join(temporaryFolder(), "target");
  makeBaseline(folder, target);
  const page = `<html class="js"><head>${data}</head><p>Words</p>`;
  expect(readFileSync(join(target, "index.html"), "utf8")).toBe(page);
  const sent = brotliDecompressSync(readFileSync(join(target, "index.html.br")));
  expect(sent.toString()).toBe(page);
});
