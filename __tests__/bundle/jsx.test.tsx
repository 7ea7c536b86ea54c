import { renderToStaticMarkup } from "react-dom/server";
import { css } from "../../src/bundle/layers";
import { jsx, jsxs } from "../../src/bundle/stubs/jsx";

const Box = ({ className }: { className?: string }) => <p className={className} />;

it.each([
  ["one style", "_bb _bc", '<p class="_bb _bc"></p>'],
  ["several", ["_bb", false, undefined, ["_cc"]], '<p class="_bb _cc"></p>'],
  ["none", [undefined, false], "<p></p>"],
])("gives an element the classes of %s", (_, css, html) => {
  expect(renderToStaticMarkup(jsx("p", { css }))).toBe(html);
  expect(renderToStaticMarkup(jsxs(Box, { css }))).toBe(html);
});

it.each([{ css: [{ margin: 8 }] }, { css: () => "_bb" }, { css: "_bb", className: "b" }])(
  "rejects %p",
  (props) => expect(() => jsx("p", props)).toThrow("takes styles of *.styles.ts"),
);

it("rejects an object below a style", () =>
  expect(() => css({ top: 0 }, css())).toThrow("css({ top:0; }) names a style after an object"));
