/** @jest-environment node */
import { mediaLast } from "../../src/app/mediaLast";

it("joins equal media queries behind the other rules, print last", () => {
  const css =
    ".a{top:0;}@media print{.a{top:1px;}}@media (width>9px){.a{top:2px;}}.b{top:3px;}@supports (a:b){.b{top:4px;}}@media print{.b{top:5px;}}";
  expect(mediaLast(css)).toBe(
    ".a{top:0;}.b{top:3px;}@supports (a:b){.b{top:4px;}}@media (width>9px){.a{top:2px;}}@media print{.a{top:1px;}.b{top:5px;}}",
  );
});

it("keeps the rules of nested queries together", () => {
  const css = "@media not print{:root{a:b;}@media (prefers-contrast: more){:root{a:c;}}}.a{top:0;}";
  expect(mediaLast(css)).toBe(
    ".a{top:0;}@media not print{:root{a:b;}@media (prefers-contrast: more){:root{a:c;}}}",
  );
});
