import { readFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { readDrawing } from "../../src/model/drawings/readDrawing";

const saved = (program: string) =>
  readFileSync(path.resolve(__dirname, `../support/drawings/${program}.svg`), "utf8");

const drawing = (inner: string, more = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 48"${more}>${inner}</svg>`;

const shape = '<path d="M0 0h9"/>';
const drawn = (inner: string, more = "") =>
  readDrawing(drawing(inner, more)).svg.replace(/^<svg viewBox="0 0 24 48">(.*)<\/svg>$/, "$1");

describe.each(["illustrator", "inkscape"])("A drawing from %s", (program) => {
  const { file, faults } = readDrawing(saved(program));

  it("keeps its shapes, with their styles as attributes", () => {
    expect(faults).toEqual([]);
    expect(file).not.toMatch(/<style|style=|<switch|sodipodi|xmlns:|ENTITY|metadata|<\?xml/);
    expect(file).toContain('viewBox="0 0 180 48"');
  });

  it("looks the same", () => {
    const pixels = (svg: string) =>
      new Resvg(svg, { fitTo: { mode: "width", value: 360 } }).render().pixels;
    expect(pixels(file).equals(pixels(saved(program)))).toBe(true);
  });
});

it("takes the viewBox from the size in px, and returns the grid", () => {
  const sized = `<svg xmlns="http://www.w3.org/2000/svg" width="24px" height="32">${shape}</svg>`;
  expect(readDrawing(sized)).toMatchObject({ width: 24, height: 32, faults: [] });
  expect(readDrawing(drawing(shape).replace("0 0 ", "0,0 "))).toMatchObject({
    width: 24,
    height: 48,
  });
});

it.each([
  ["a comment that HTML ends earlier", "<!--><img src=x onerror=alert(1)>-->"],
  ["a comment that HTML ends at once", "<!---><img src=x onerror=alert(1)>-->"],
  ["CDATA in a title", "<title><text><![CDATA[><img src=x onerror=alert(1)>]]></text></title>"],
  ["CDATA in a description", "<desc><title><![CDATA[</title><img src=x>]]></title></desc>"],
  ["text between the shapes", "Words<![CDATA[<img src=x>]]>"],
  [
    "a style sheet, even one that loads another",
    "<style>@import url(https://evil.ng/x.css);</style>",
  ],
  ["an instruction", '<?xml-stylesheet href="x.css"?>'],
])("%s is removed", (_name, inner) => {
  expect(drawn(shape + inner)).toBe(shape);
  expect(readDrawing(drawing(shape + inner)).faults).toEqual([]);
});

it("what is not allowed is removed, and reported", () => {
  const { file, svg, faults } = readDrawing(drawing(`${shape}<script>alert(1)</script>`));
  expect(svg).toBe(`<svg viewBox="0 0 24 48">${shape}</svg>`);
  expect(file).toBe(drawing(shape));
  expect(faults).toEqual([{ message: "<script> is not allowed in a drawing; delete it" }]);
  // HTML ignores the case of attributes.
  expect(drawn('<use HREF="https://evil.ng/x.svg#a"/>')).toBe("<use/>");
  expect(readDrawing("<html><p/></html>")).toMatchObject({ svg: "", file: "" });
});

it("text in the drawing stays text", () => {
  expect(drawn("<text><![CDATA[</text><img src=x>]]> a &amp; b</text>")).toBe(
    "<text>&lt;/text&gt;&lt;img src=x&gt; a &amp; b</text>",
  );
});

it("a quotation mark in an attribute does not end it", () => {
  expect(drawn('<path d="M0 0" stroke=\'&quot; onload="x()\'/>')).toBe(
    '<path d="M0 0" stroke="&quot; onload=&quot;x()"/>',
  );
});

it("attributes that would act on the page are removed", () => {
  const path =
    '<path d="M0 0h9" CLASS="menu" aria-label="x" data-early="theme" tabindex="0" style="position:fixed" onclick="x()" fill="u\\72l(//evil.ng)" stroke="red"/>';
  expect(drawn(path, ' width="512" height="99" id="footer" onload="x()"')).toBe(
    '<path d="M0 0h9" stroke="red"/>',
  );
});

it("ids and references to them wait for a prefix from each use", () => {
  const inner =
    '<g id="a" clip-path="url(#b)" style="fill:url(\'#b\')"/>' +
    '<path id="b" d="M0 0"/><use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/>';
  expect(drawn(inner)).toBe(
    '<g id="{use}a" clip-path="url(#{use}b)" fill="url(#{use}b)"/>' +
      '<path id="{use}b" d="M0 0"/><use href="#{use}a"/>',
  );
});

it.each([
  ["entities that contain others", '<!ENTITY a "b"><!ENTITY c "&a;&a;">'],
  ["a long entity", `<!ENTITY a "${"b".repeat(300)}">`],
])("does not unfold %s", (_name, entities) => {
  const source = `<!DOCTYPE svg [${entities}]>${drawing(shape)}`;
  expect(readDrawing(source).faults).toEqual([
    { message: "<!DOCTYPE> contains entities; save it as plain SVG" },
  ]);
});

it("a link to nothing and a second id are removed: pages with them are invalid", () => {
  expect(drawn('<g id="a"/><g id="a"/><use href="#b"/>')).toBe('<g id="{use}a"/><g/><use/>');
});

it("a drawing with no height has a fault", () => {
  expect(readDrawing(drawing(shape).replace("24 48", "24 0")).faults).toEqual([
    { message: expect.stringContaining("<svg> needs a viewBox") },
  ]);
});
