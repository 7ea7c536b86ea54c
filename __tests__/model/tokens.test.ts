import type { Element, Root } from "hast";
import { fillSentence, fillTree, tokenNames, tokenValues } from "../../src/model/tokens";

const company = {
  name: "Testgas",
  telephone: "+234 801 234 5678",
  email: "desk@testgas.ng",
  serviceArea: "Jos and around",
  address: { locality: "Bukuru", region: "Plateau", country: "Nigeria" },
};
const policies = { returnWindow: "3 days", minimumAge: 21 };
const values = tokenValues(company, policies);

const paragraph = (value: string): Root => ({
  type: "root",
  children: [
    { type: "element", tagName: "p", properties: {}, children: [{ type: "text", value }] },
  ],
});

test("documents get the company's data, phone and email as links, and the policy figures", () => {
  const tree = paragraph("{company.name}, {company.phone}: {policy.returnWindow}. {company.email}");
  const link = (href: string, value: string) => ({
    type: "element",
    tagName: "a",
    properties: { href },
    children: [{ type: "text", value }],
  });
  expect(fillTree(tree, values).children).toMatchObject([
    {
      children: [
        { value: "Testgas" },
        { value: ", " },
        link("tel:+2348012345678", "0801\u00a0234\u00a05678"),
        { value: ": " },
        { value: "3 days" },
        { value: ". " },
        link("mailto:desk@testgas.ng", "desk@testgas.ng"),
      ],
    },
  ]);
});

test("a title in HTML is filled in, too", () => {
  const raw = { type: "raw", value: '<abbr title="in {policy.returnWindow}">' };
  const tree = { type: "root", children: [raw] } as unknown as Root;
  expect(fillTree(tree, values).children).toMatchObject([{ value: '<abbr title="in 3 days">' }]);
});

test("the address starts with the street, if there is one", () => {
  const street = { ...company, address: { street: "7 Kettle Lane", ...company.address } };
  expect(fillSentence("{company.address}", tokenValues(street, policies))).toBe(
    "7 Kettle Lane, Bukuru, Plateau, Nigeria",
  );
  expect(fillSentence("{company.address}", values)).toBe("Bukuru, Plateau, Nigeria");
});

test("an item of a list is left out while its token has no value", () => {
  const item = (value: string): Element => ({
    type: "element",
    tagName: "li",
    properties: {},
    children: paragraph(value).children as Element[],
  });
  const list = (): Root => ({
    type: "root",
    children: [item("{company.name}"), item("Registered: {company.registration}")],
  });
  const registration = { name: "Testgas and Daughters", number: "RC 4711" };
  expect(
    fillTree(list(), tokenValues({ ...company, registration }, policies)).children,
  ).toHaveLength(2);
  expect(fillTree(list(), values).children).toMatchObject([
    { children: [{ children: [{ value: "Testgas" }] }] },
  ]);
});

test("text in braces that is not a token stays as it is", () => {
  const [filled] = fillTree(paragraph("{policy.none} {#id}"), values).children;
  expect(filled).toMatchObject({ children: [{ value: "{policy.none}" }, { value: " {#id}" }] });
});

test("every token has a value", () => {
  expect(Object.keys(values)).toEqual(tokenNames);
});
