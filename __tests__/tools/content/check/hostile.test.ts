import { htmlOf as page } from "../../../support/htmlOf";

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

it("reads an anchor that a browser's address bar wrote, and leaves the address of another site", () => {
  expect(page("[a](#cafe%CC%81)")).toBe(page("[a](#café)"));
  expect(page("[a](https://nmdpra.gov.ng/cafe%CC%81)")).toContain("/cafe%CC%81");
});

it("puts a table into a box named after its columns, also in a list, and aligns them with valid HTML", () => {
  const html = page("- List\n\n  | Bottle | *Full* |\n  | --- | ---: |\n  | Small | 9 kg |");
  expect(html).toContain('<div role="group" aria-label="Bottle, Full"><table>');
  expect(html).toMatch(/<td>Small<\/td>\s*<td style="text-align: right">9 kg<\/td>/);
});
