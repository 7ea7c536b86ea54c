import {
  fillSentence,
  fillTree,
  optionalTokens,
  tokenNames,
  tokenValues,
} from "../../src/model/tokens";
import { htmlOf } from "../support/htmlOf";

const company = {
  name: "Testgas",
  telephone: "+234 801 234 5678",
  email: "desk@testgas.ng",
  serviceArea: "Jos and around",
  address: { locality: "Bukuru", region: "Plateau", country: "Nigeria", countryCode: "NG" },
};
const policies = { returnWindow: "3 days", minimumAge: 21 };
const values = tokenValues(company, policies);

/** The HTML of Markdown with its tokens filled in. */
const filled = (markdown: string, given = values) =>
  htmlOf(markdown, (tree) => fillTree(tree, given));

test.each([
  ["{company.name}: {policy.returnWindow}.", "Testgas: 3 days."],
  ["{company.phone}", '<a href="tel:+2348012345678">0801\u00a0234\u00a05678</a>'],
  ["Mail {company.email}", 'Mail <a href="mailto:desk@testgas.ng">desk@testgas.ng</a>'],
  ['<abbr title="in {policy.returnWindow}">a</abbr>', '<abbr title="in 3 days">a</abbr>'],
  ["{policy.none} {#id}", "{policy.none} {#id}"],
])("a document has %s as %s", (markdown, html) => {
  expect(filled(markdown)).toBe(`<p>${html}</p>`);
});

test("the address starts with the street, if there is one", () => {
  const street = { ...company, address: { street: "7 Kettle Lane", ...company.address } };
  expect(fillSentence("{company.address}", tokenValues(street, policies))).toBe(
    "7 Kettle Lane, Bukuru, Plateau, Nigeria",
  );
  expect(fillSentence("{company.address}", values)).toBe("Bukuru, Plateau, Nigeria");
});

test("an item of a list is left out while its token has no value", () => {
  const list = "- {company.name}\n- Registered: {company.registration}";
  const registration = { name: "Testgas and Daughters", number: "RC 4711" };
  const registered = tokenValues({ ...company, registration }, policies);
  expect(filled(list, registered)).toContain("<li>Registered: RC 4711</li>");
  expect(filled(list)).toMatch(/^<ul>\s*<li>Testgas<\/li>\s*<\/ul>$/);
});

test("every token has a value", () => {
  expect(Object.keys(values)).toEqual(tokenNames);
});

test("a token is optional if a company with its required fields only has no value for it", () => {
  expect(optionalTokens).toEqual(tokenNames.filter((name) => values[name]?.text === ""));
});
