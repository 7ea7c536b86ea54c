import type { Element } from "hast";
import { safeHtml } from "../../src/model/allowedHtml";

const cell = (properties: Element["properties"]): Element => ({
  type: "element",
  tagName: "td",
  properties,
  children: [{ type: "text", value: "9" }],
});

test("a column is aligned as HTML allows it", () => {
  expect(safeHtml([cell({ align: "right" })])).toBe('<td style="text-align: right">9</td>');
  expect(safeHtml([cell({ align: null })])).toBe("<td>9</td>");
});
