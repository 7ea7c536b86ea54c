import { sha256 } from "../../../../../tools/lib/files";
import { inlineBlocks } from "../../../../../tools/site/finish/inline/inlineBlocks";

const own = "start()";
const style = "<style>a{}</style>";
const data = '<script type="application/ld+json">{"a":"javascript:"}</script>';
const page = (body: string, head = style) =>
  `<!doctype html><html><head>${head}</head><body>${body}<script data-hash="1">${own}</script></body></html>`;

it("hashes the site's own inline blocks as browsers do", () => {
  const cell = '<table><tr><td style="text-align: right">1</td></tr></table>';
  expect(inlineBlocks(page(cell, data + style), [own])).toEqual({
    scripts: [sha256(own)],
    styles: [sha256("a{}")],
    styleAttributes: [sha256("text-align: right")],
  });
});

it.each([
  "<script>alert(1)</script>",
  "<script> start()</script>",
  '<script src="https://elsewhere.example/a.js"></script>',
  '<script src="/app-01234567.js">start()</script>',
  '<script nomodule src="/app-01234567.js"></script>',
  '<script type="module">alert(1)</script>',
  "<svg><script>alert(1)</script></svg>",
  "<noscript><script>alert(1)</script></noscript>",
  "<template><script>alert(1)</script></template>",
  style,
  '<p style="outline:none">',
  '<table><tr><td style="text-align: right;color:red">1</td></tr></table>',
  '<img src="x" onerror="alert(1)">',
  "<svg/OnLoad=alert(1)>",
  '<a href="javascript:alert(1)">',
  '<a href=" Java&#10;Script&colon;alert(1)">',
  '<form action="&#x1;javascript:alert(1)">',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
])("rejects %s", (smuggled) => {
  expect(() => inlineBlocks(page(smuggled), [own])).toThrow("browsers must not run it");
});

it("rejects a second style", () => {
  expect(() => inlineBlocks(page("", style + style), [own])).toThrow("<style> has a{}");
});

it("ignores text about scripts", () => {
  const words = "<p title='about javascript: what it is'>onclick, &lt;script&gt;</p>";
  expect(inlineBlocks(page(words), [own]).scripts).toEqual([sha256(own)]);
});
