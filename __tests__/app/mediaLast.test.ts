import { mediaLast } from "../../src/app/mediaLast";

it("joins equal media queries behind the other rules", () => {
  const css =
    ".c-a{top:0;}@media print{.c-a{top:1px;}}.c-b{top:3px;}@supports (a:b){.c-b{top:4px;}}@media print{.c-b{top:5px;}}";
  expect(mediaLast(css)).toBe(
    ".c-a{top:0;}.c-b{top:3px;}@supports (a:b){.c-b{top:4px;}}@media print{.c-a{top:1px;}.c-b{top:5px;}}",
  );
});

it("keeps the order of the queries of one class", () => {
  const css =
    "@media print{.c-a{top:1px;}}@media (width>9px){.c-b{top:2px;}}@media print{.c-b{top:3px;}}";
  expect(mediaLast(css)).toBe(
    "@media print{.c-a{top:1px;}}@media (width>9px){.c-b{top:2px;}}@media print{.c-b{top:3px;}}",
  );
});

it("keeps the rules of nested queries together", () => {
  const css =
    "@media not print{:root{a:b;}@media (prefers-contrast: more){:root{a:c;}}}.c-a{top:0;}";
  expect(mediaLast(css)).toBe(
    ".c-a{top:0;}@media not print{:root{a:b;}@media (prefers-contrast:more){:root{a:c;}}}",
  );
});
