import { typeOf } from "../../src/model/contentTypes";
import { textFile } from "../../src/model/problems";
import { readContent } from "../../src/model/readContent";
import { validTree } from "../support/contentTree";

/** The fields of a valid fixture file after some of its lines were written differently, or added. */
function fieldsWith(path: string, lines: readonly string[]) {
  let text = validTree().get(path)?.toString("utf8") ?? "";
  for (const line of lines) {
    const before = new RegExp(`^${line.replace(/:[^]*/, "")}:.*(?:\\n  .*)*`, "m");
    text = before.test(text)
      ? text.replace(before, () => line)
      : text.replace(/^---$/m, `---\n${line}`);
  }
  const file = textFile(path, text);
  const { fields } = readContent(typeOf(path)!.type, file);
  expect(file.messages.map(({ reason }) => reason)).toEqual([]);
  return fields;
}

const product = "products/small/index.md";
const partner = "partners/depot.yml";
const document = "legal/privacy.md";

it.each([
  [
    "a number or a yes stays the text that was typed",
    product,
    ["name: 0012", "price: 15000.50", "category: true"],
    { name: "0012", price: { text: "₦15,000.50" }, category: "true" },
  ],
  [
    "a number in a list stays as typed",
    "legal/cart-rules.md",
    ["summary: [0012]"],
    { summary: ["0012"] },
  ],
  [
    "phone numbers without quotes keep their plus and their zero",
    "site/company.yml",
    ["telephone: 08012345678", "whatsapp: +2348098765432"],
    { telephone: "+234 801 234 5678", whatsapp: "2348098765432" },
  ],
  [
    "curly quotation marks around a whole value are removed, and those of a text stay",
    product,
    ["category: “Accessories”", "price: “15000”", "name: “Small” and “smaller”"],
    { category: "“Accessories”", price: { text: "₦15,000" }, name: "“Small” and “smaller”" },
  ],
  ["a number may be in quotation marks", partner, ['order: "12"'], { order: 12 }],
])("%s", (_, path, lines, expected) => {
  expect(fieldsWith(path, lines)).toMatchObject(expected);
});

it.each([
  ["yes", true],
  ["on", true],
  ["True", true],
  ["no", false],
  ["Off", false],
  ["false", false],
])("%s is read as %s", (typed, isIllustrative) => {
  expect(fieldsWith(partner, [`isIllustrative: ${typed}`])).toMatchObject({ isIllustrative });
});

it.each([
  [product, ["order:", 'priceIncludes: ""', "kilograms:"]],
  [document, ["alert:\n  anchor: ''\n  title:\n  steps: []\n  calls: []"]],
  [document, ["alert: null"]],
])("in %s, %j are optional fields without a value, and omitted", (path, lines) => {
  const fields = fieldsWith(path, lines);
  for (const line of lines) expect(fields).not.toHaveProperty(line.replace(/:[^]*/, ""));
});
