import type { Root } from "hast";
import toHast from "mdast-util-to-hast";
import { safeHtml } from "../../../../src/model/allowedHtml";
import { textFile } from "../../../../src/model/problems";
import { MarkdownBody } from "../../../../tools/content/check/read/MarkdownBody";

/** The HTML that a page would contain for Markdown that got past the check. */
const page = (markdown: string) => {
  const file = textFile("text.md", markdown);
  const { tree } = new MarkdownBody(file, file.toString(), true);
  return safeHtml((toHast(tree, { allowDangerousHtml: true }) as Root).children);
};

const hostile = [
  "<script>alert(1)</script>",
  "Your <img src=x onerror=alert(1)> name.",
  '<iframe src="https://evil.ng"></iframe>',
  '<abbr title="x" onclick="alert(1)">x</abbr>',
  '<abbr title="x&quot; onclick=&quot;y">x</abbr>',
  "<BR onload=alert(1)>",
  "<sub class=x>2</sub>",
  "<svg><script>1</script></svg>",
  "<!-- x --><style>*{}</style>",
];

it.each(hostile)("%s would be text on the page even without the check", (markdown) => {
  expect(page(markdown)).not.toMatch(/<(?!\/?p>|\/(?:abbr|sub)>)/);
});

it("keeps the few allowed tags as they are", () => {
  const markdown = 'A<br>b <abbr title="carbon dioxide">CO<sub>2</sub></abbr> m<sup>3</sup>';
  expect(page(markdown)).toBe(`<p>${markdown}</p>`);
});

it.each([
  ["a line of a no-break space", "One\n\u00A0\ntwo", "One\n\ntwo"],
  ["letters in two parts and ligatures", "Cafe\u0301, certi\uFB01ed", "Café, certified"],
  ["an anchor that a browser's address bar wrote", "[a](#cafe%CC%81)", "[a](#café)"],
])("gives the same HTML for %s", (_name, pasted, typed) => {
  expect(page(pasted)).toBe(page(typed));
});

it("leaves the address of another site as it is", () => {
  expect(page("[a](https://nmdpra.gov.ng/cafe%CC%81)")).toContain("/cafe%CC%81");
});

it("gives the same HTML for Windows line endings", () => {
  const markdown = "One\ntwo\n\n- three\n- four\n";
  expect(page(markdown.replaceAll("\n", "\r\n"))).toBe(page(markdown));
});
