import { parse } from "yaml";
import { contentTypes } from "../../../../src/model/contentTypes";
import { normalForm } from "../../../../tools/content/fix/normalForm";

const typeNamed = (name: string) => contentTypes.find((type) => type.name === name)!;

it("unfolds, sorts and unquotes, and keeps meaning and comments", () => {
  const written = `# Kept.
name: "Goat Union"
order: 3

isIllustrative: true
url: >-
  ./goat-union
  .svg
`;
  const formed = normalForm(typeNamed("Partner"), written);
  expect(formed).toBe(`# Kept.
name: Goat Union
url: ./goat-union .svg
isIllustrative: true
order: 3
`);
  expect(parse(formed)).toEqual(parse(written));
});

it("quotes a text that would be another type without quotes", () => {
  const formed = normalForm(typeNamed("SiteCompany"), 'whatsapp: "2348000000000"\nname: "a: b"\n');
  expect(formed).toBe("name: 'a: b'\nwhatsapp: '2348000000000'\n");
});

it("sorts the groups of a list, and rewrites braces as lines", () => {
  const formed = normalForm(typeNamed("SiteCompany"), "social: [{ url: x, label: y }]\n");
  expect(formed).toBe("social:\n  - label: y\n    url: x\n");
});

it("leaves one empty line around the text below the front matter", () => {
  const formed = normalForm(typeNamed("Product"), '---\nname: "A"\n---\n\n\nText\n\n\n');
  expect(formed).toBe("---\nname: A\n---\n\nText\n");
});

it.each(["name: [\n", "---\nname: A\n", ""])(
  "leaves %j, which it cannot read, as it is",
  (text) => {
    expect(normalForm(typeNamed("Product"), text)).toBe(text);
    expect(normalForm(typeNamed("Partner"), text)).toBe(text);
  },
);
