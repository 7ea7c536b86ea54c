import { inlineDrawing } from "../../../src/gatsby/drawings/inlineDrawing";

const drawn = (inner: string, more = "") =>
  inlineDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 48"${more}>${inner}</svg>`,
  ).svg.replace('<svg viewBox="0 0 24 48">', "");

test.each([
  ["a comment that HTML ends earlier", "<!--><img src=x onerror=alert(1)>-->"],
  ["a comment that HTML ends at once", "<!---><img src=x onerror=alert(1)>-->"],
  ["CDATA in a title", "<title><text><![CDATA[><img src=x onerror=alert(1)>]]></text></title>"],
  ["CDATA in a description", "<desc><title><![CDATA[</title><img src=x>]]></title></desc>"],
  ["text between the shapes", "Words<![CDATA[<img src=x>]]>"],
  ["an element that draws nothing", "<script>alert(1)</script>"],
])("%s is removed", (_name, inner) => {
  expect(drawn(inner)).toBe("</svg>");
});

test("text in the drawing stays text", () => {
  expect(drawn("<text><![CDATA[</text><img src=x>]]> a &amp; b</text>")).toBe(
    "<text>&#60;/text&#62;&#60;img src=x&#62; a &#38; b</text></svg>",
  );
});

test("a quotation mark in an attribute does not end it", () => {
  expect(drawn('<path d="M0 0" stroke=\'&quot; onload="x()\'/>')).toBe(
    '<path d="M0 0" stroke="&#34; onload=&#34;x()"></path></svg>',
  );
});

test("the drawing's own size, classes and handlers are removed, and its dimensions are returned", () => {
  const path = '<path d="M0 0h9" class="menu" onclick="x()" aria-label="x" stroke="red"/>';
  expect(drawn(path, ' width="512" height="99" id="footer"')).toBe(
    '<path d="M0 0h9" stroke="red"></path></svg>',
  );
  const { width, height } = inlineDrawing('<svg viewBox="0,0 24 48"/>');
  expect([width, height]).toEqual([24, 48]);
});

test("ids and references to them wait for a prefix from each use", () => {
  const inner =
    '<g id="a" clip-path="url(#b)" style="fill:url(\'#b\')"/>' +
    '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/>';
  expect(drawn(inner)).toBe(
    '<g id="{use}a" clip-path="url(#{use}b)" style="fill:url(\'#{use}b\')"></g>' +
      '<use href="#{use}a"></use></svg>',
  );
});
