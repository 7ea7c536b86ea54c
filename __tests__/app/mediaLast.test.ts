/** @jest-environment node */
import { mediaLast } from "../../src/app/mediaLast";

it("joins equal media queries behind the other rules", () => {
  const css =
    ".css-a{top:0;}@media print{.css-a{top:1px;}}.css-b{top:3px;}@supports (a:b){.css-b{top:4px;}}@media print{.css-b{top:5px;}}";
  expect(mediaLast(css)).toBe(
    ".css-a{top:0;}.css-b{top:3px;}@supports (a:b){.css-b{top:4px;}}@media print{.css-a{top:1px;}.css-b{top:5px;}}",
  );
});

it("keeps the order of the queries of one class", () => {
  const css =
    "@media print{.css-a{top:1px;}}@media (width>9px){.css-b{top:2px;}}@media print{.css-b{top:3px;}}";
  expect(mediaLast(css)).toBe(
    "@media print{.css-a{top:1px;}}@media (width>9px){.css-b{top:2px;}}@media print{.css-b{top:3px;}}",
  );
});

it("keeps the rules of nested queries together", () => {
  const css =
    "@media not print{:root{a:b;}@media (prefers-contrast: more){:root{a:c;}}}.css-a{top:0;}";
  expect(mediaLast(css)).toBe(
    ".css-a{top:0;}@media not print{:root{a:b;}@media (prefers-contrast: more){:root{a:c;}}}",
  );
});
