import { execFileSync } from "node:child_process";
import { compile, MEDIA } from "stylis";

// That each class has its rules, in the order of the layers, the fixture's build and its pictures show.

const program = `
  const { siteStyles, nameAt, styleNames } = require("./src/bundle/siteStyles.ts");
  siteStyles().then(({ modules, sheetOf }) => {
    const codes = [[...modules.values()].join(" "), modules.get("components/control/Button.styles.ts")];
    const sheets = codes.map((code) => sheetOf(new Set(code.match(styleNames))));
    const names = Array.from({ length: 780 }, (_, place) => nameAt(place)).join(" ");
    console.log(JSON.stringify([...sheets, names.match(styleNames)]));
  });`;
const answer = execFileSync(process.execPath, ["--import", "tsx", "-e", program]);
const [whole, buttons, names] = JSON.parse(answer.toString()) as [string, string, string[]];

it("names styles in the order of the alphabet, with three letters after the last pair", () => {
  expect(names.slice(378, 380)).toEqual(["_xz", "_zbb"]);
  expect(names).toEqual([...names].sort());
});

it("writes an animation with the page that uses it", () => {
  const [, name = ""] = /animation:(\w+) /.exec(whole) ?? [];
  expect(whole).toContain(`@keyframes ${name}{`);
  expect(buttons).not.toContain("@keyframes");
});

it("writes each media query once, after the other rules, that for paper after those for screens", () => {
  const elements = compile(whole);
  const first = elements.findIndex(({ type }) => type === MEDIA);
  const queries = elements.slice(first).map(({ value }) => value);
  expect(elements.slice(first).every(({ type }) => type === MEDIA)).toBe(true);
  expect(new Set(queries).size).toBe(queries.length);
  const widths = queries.filter((query) => query.includes("width:") && !query.includes("print"));
  const last = Math.max(...widths.map((query) => queries.indexOf(query)));
  expect(queries.indexOf("@media print")).toBeGreaterThan(last);
});
