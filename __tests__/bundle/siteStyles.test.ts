import { execFileSync } from "node:child_process";
import { compile, MEDIA } from "stylis";

interface Styles {
  /** The code of each styles module. */
  modules: readonly string[];
  whole: string;
  /** The sheet of a page with one button. */
  button: string;
}

const program = `
  import { siteStyles } from "./src/bundle/siteStyles.mjs";
  const { modules, sheetOf } = await siteStyles();
  const names = (code) => new Set(code.match(/\\b_[a-z]{2}\\b/g));
  const codes = [...modules.values()];
  const [button] = /_.. _../.exec(modules.get("components/control/Button.styles.ts"));
  const sheets = { whole: sheetOf(names(codes.join(" "))), button: sheetOf(names(button)) };
  console.log(JSON.stringify({ modules: codes, ...sheets }));`;
const answer = execFileSync(process.execPath, ["--input-type=module", "-e", program]);
const { modules, whole, button } = JSON.parse(answer.toString()) as Styles;

const classesIn = (sheet: string) => [...new Set(sheet.match(/(?<=\.)_[a-z]{2}\b/g))];

it("has rules for every class that an export names", () => {
  const named = new Set(modules.join(" ").match(/\b_[a-z]{2}\b/g));
  expect(named.size).toBeGreaterThan(100);
  expect(classesIn(whole).sort()).toEqual([...named].sort());
});

it("gives a page the rules of its classes, those of a higher layer later", () => {
  const [base = "", action = "", ...others] = classesIn(button);
  expect(others).toEqual([]);
  expect(action > base).toBe(true);
  expect(modules.join(" ")).toContain(`"action":"${base} ${action}"`);
});

it("writes an animation with the page that uses it", () => {
  const [, name = ""] = /animation:(\w+) /.exec(whole) ?? [];
  expect(whole).toContain(`@keyframes ${name}{`);
  expect(button).not.toContain("@keyframes");
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
