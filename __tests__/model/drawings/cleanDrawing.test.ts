import { readFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { cleanDrawing } from "../../../src/model/drawings/cleanDrawing";
import { put, problemsAfter } from "../../support/faults";

const saved = (program: string) =>
  readFileSync(path.resolve(__dirname, `../../support/drawings/${program}.svg`), "utf8");

it.each(["illustrator", "inkscape"])("keeps only the shapes of a drawing from %s", (program) => {
  const clean = cleanDrawing(saved(program));
  expect(clean).not.toMatch(/<style|<switch|sodipodi|xmlns:(?!xlink)|ENTITY|metadata|<\?xml/);
  expect(clean).toContain('viewBox="0 0 180 48"');
});

const styled = (rules: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>${rules}</style><path class="a" d="M0 0h9v9z"/></svg>`;

it("removes style rules that match no shape", () => {
  const clean = cleanDrawing(styled(".a{fill:#123} .b , g > .a{fill:red} /* c */ #d{}"));
  expect(clean).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#123"/></svg>',
  );
});

it.each(["@import 'x.css';", "@media print{.b{fill:red}}", ".a:hover{fill:red}"])(
  "leaves %s for the check to report",
  (rule) => {
    expect(cleanDrawing(styled(`.b{fill:red} ${rule}`))).toContain("<style");
  },
);

it("moves styles from a style sheet into the shapes", () => {
  expect(cleanDrawing(saved("illustrator"))).toMatch(/<rect [^>]*fill="#1D71B8"/);
});

it.each(["illustrator", "inkscape"])("draws the same as %s did", (program) => {
  const pixels = (drawing: string) => new Resvg(drawing).render().pixels;
  expect(pixels(cleanDrawing(saved(program))).equals(pixels(saved(program)))).toBe(true);
});

it.each(["illustrator", "inkscape"])("makes a drawing from %s pass the check", async (program) => {
  expect(await problemsAfter(put("partners/depot.svg", saved(program)))).toEqual([]);
});

it("sets a drawing's viewBox from its size in px", () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24px" height="32"><path d="M0 0"/></svg>';
  expect(cleanDrawing(drawing)).toContain('viewBox="0 0 24 32"');
});

it("keeps active content for the check to reject", async () => {
  const script = saved("inkscape").replace("</svg>", "<script>alert(1)</script></svg>");
  expect(await problemsAfter(put("partners/depot.svg", script))).toEqual([
    "content/partners/depot.svg:36:1 svg-unsafe: <script> is not allowed in a drawing; delete it",
  ]);
});

it.each([
  ["entities that contain others", '<!ENTITY a "b"><!ENTITY c "&a;&a;">'],
  ["a long entity", `<!ENTITY a "${"b".repeat(300)}">`],
])("does not unfold %s", (_name, entities) => {
  const drawing = `<!DOCTYPE svg [${entities}]><svg xmlns="http://www.w3.org/2000/svg"/>`;
  expect(cleanDrawing(drawing)).toBe(drawing);
});

it("leaves a file that is not a drawing as it is", () => {
  expect(cleanDrawing("<svg><")).toBe("<svg><");
});
