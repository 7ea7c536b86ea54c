import { parse } from "yaml";
import { contentTypes } from "../../../../src/model/contentTypes";
import { normalForm } from "../../../../tools/content/fix/normalForm";

const typeNamed = (name: string) => contentTypes.find((type) => type.name === name)!;

it("unfolds, sorts and unquotes, and keeps meaning and comments", () => {
  const written = `# Kept.
name: "Goat Union"
whatsapp: "2348000000000"
social: [{ url: x, label: "a: b" }]

blurb: >-
  ./goat-union
  .svg
`;
  const formed = normalForm(typeNamed("SiteCompany"), written);
  expect(formed).toBe(`# Kept.
name: Goat Union
blurb: ./goat-union .svg
whatsapp: '2348000000000'
social:
  - label: 'a: b'
    url: x
`);
  expect(parse(formed)).toEqual(parse(written));
});

it("leaves one empty line around the text below the front matter", () => {
  const formed = normalForm(typeNamed("Product"), '---\nname: "A"\n---\n\n\nText\n\n\n');
  expect(formed).toBe("---\nname: A\n---\n\nText\n");
});

it("leaves what it cannot read as it is", () => {
  for (const text of ["name: [\n", "---\nname: A\n", ""])
    expect(normalForm(typeNamed("Product"), text)).toBe(text);
});
