import type { Element } from "hast";
import { safeHtml } from "../../src/model/allowedHtml";

const cell = (properties: Element["properties"]): Element => ({
  type: "element",
  tagName: "td",
  properties,
  children: [{ type: "text", value: "9" }],
});

test("aligns a column with valid HTML", () => {
  expect(safeHtml([cell({ align: "right" })])).toBe('<td style="text-align: right">9</td>');
  expect(safeHtml([cell({ align: null })])).toBe("<td>9</td>");
});
