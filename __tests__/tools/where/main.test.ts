/** @jest-environment node */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { contentTypes } from "../../../src/model/contentTypes";
import { findWords } from "../../../tools/where/findWords";
import { placesOf } from "../../../tools/where/places";

const project = path.resolve(__dirname, "../../..");

const typeNamed = (name: string) => contentTypes.find((type) => type.name === name)!;

const places = [
  ...placesOf(
    typeNamed("LegalDocument"),
    "rules.md",
    "---\ntitle: >-\n  Rules of\n  the cart\n---\n\n## Who **rides** {#riders}\n\nDon't ring\n[twice](/a) – “ever”.\n\n| A | Fee |\n| - | --- |\n| b | 5 to 6 |\n",
  ),
  ...placesOf(typeNamed("SiteLegal"), "legal.yml", "summary: Short\nupdated: 'Changed: {date}'\n"),
  ...placesOf(typeNamed("Product"), "index.md", "---\nname: Hook\nprice: 2,500.00\n---\n"),
];

const exactly = (words: string) => {
  const { isExact, found } = findWords(places, words);
  return isExact ? found.map(({ place }) => place) : [];
};

it.each([
  ["over folded lines", "rules of the cart", "rules.md:2"],
  ["without the marks and the address of a heading", "Who rides", "rules.md:7"],
  [
    "over a link, a line end and other quotes and dashes",
    'don’t ring twice - "ever"',
    "rules.md:9",
  ],
  ["in a table", "5 to 6", "rules.md:14"],
  ["with what the page puts in", "Changed: 7 September 2025", "legal.yml:2"],
  ["with the sign that the page adds", "₦2,500.00", "index.md:3"],
])("finds words %s", (_case, words, place) => {
  expect(exactly(words)).toEqual([place]);
});

it("names what shares most words where nothing fits", () => {
  const { isExact, found } = findWords(places, "the cart and its rules");
  expect(isExact).toBe(false);
  expect(found.map(({ place }) => place)).toEqual(["rules.md:2"]);
  expect(findWords(places, "zebra").found).toEqual([]);
});

function where(...words: string[]) {
  const args = ["--import", "tsx", "tools/where/main.ts", "--content", "__tests__/fixture/content"];
  return spawnSync(process.execPath, [...args, ...words], { cwd: project, encoding: "utf8" });
}

it("fills tokens, prints file and line, and asks for words where there are none", () => {
  const { status, stdout } = where("Stoves", "mended while");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^__tests__\/fixture\/content\/services\/stove-repair\.md:2 {2}Stoves/);
  const none = where();
  expect([none.status, none.stderr]).toEqual([1, expect.stringContaining("name the words")]);
});
