import type { Element } from "hast";
import { safeHtml } from "../../src/model/allowedHtml";

const element = (tagName: string, ...children: Element["children"]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});
const text = (value: string) => ({ type: "text" as const, value });

const table = element(
  "table",
  element(
    "thead",
    element("tr", element("th", text("Bottle")), element("th", element("em", text("Full")))),
  ),
  element("tbody", element("tr", element("td", text("Small")), element("td", text("9 kg")))),
);

it("puts a table in a box, named after the columns", () => {
  const html = safeHtml([element("p", text("Before")), table]);
  expect(html).toMatch(
    /^<p>Before<\/p><div role="group" aria-label="Bottle, Full"><table>.*<\/table><\/div>$/,
  );
});

it("gives the address of a heading to an empty link in it", () => {
  const heading = { ...element("h3", text("Related costs")), properties: { id: "related-costs" } };
  expect(safeHtml([heading])).toBe('<h3><a id="related-costs"></a>Related costs</h3>');
});

it("finds a table inside a list, and leaves everything else as it is", () => {
  const html = safeHtml([element("ul", element("li", table))]);
  expect(html).toMatch(/^<ul><li><div role="group"/);
  expect(safeHtml([element("p", text("No table"))])).toBe("<p>No table</p>");
});

test("aligns a column with valid HTML", () => {
  const cell = (align: string | null) => ({ ...element("td", text("9")), properties: { align } });
  expect(safeHtml([cell("right")])).toBe('<td style="text-align: right">9</td>');
  expect(safeHtml([cell(null)])).toBe("<td>9</td>");
});
