import type { ContentType } from "../../src/model/contentType";
import { textFile } from "../../src/model/problems";
import { readContent } from "../../src/model/readContent";
import { legalDocument } from "../../src/model/types/legalDocument";
import { partner } from "../../src/model/types/partner";
import { product } from "../../src/model/types/product";
import { siteCompany } from "../../src/model/types/siteCompany";
import { validTree } from "../support/contentTree";

/** The fields of a valid fixture file after some of its lines were written differently. */
async function fieldsWith(type: ContentType, path: string, ...changes: [RegExp, string][]) {
  const valid = (await validTree()).get(path)?.toString("utf8") ?? "";
  const source = changes.reduce((text, [from, to]) => text.replace(from, to), valid);
  const file = textFile(path, source);
  const { fields } = readContent(type, file);
  expect(file.messages.map(({ reason }) => reason)).toEqual([]);
  return fields;
}

it("keeps a number, a yes or a no as the text that was typed", async () => {
  const fields = await fieldsWith(
    product,
    "products/small/index.md",
    [/^name: .*/m, "name: 0012"],
    [/^price: .*/m, "price: 15000.50"],
    [/^category: .*/m, "category: true"],
  );
  expect(fields).toMatchObject({ name: "0012", price: { text: "₦15,000.50" }, category: "true" });
});

it("keeps the plus and the zero of phone numbers without quotes", async () => {
  const fields = await fieldsWith(
    siteCompany,
    "site/company.yml",
    [/^telephone: .*/m, "telephone: 08012345678"],
    [/^whatsapp: .*/m, "whatsapp: +2348098765432"],
  );
  expect(fields).toMatchObject({ telephone: "+234 801 234 5678", whatsapp: "2348098765432" });
});

it.each([
  ["yes", true],
  ["on", true],
  ["True", true],
  ["no", false],
  ["Off", false],
  ["false", false],
])("reads %s as %s", async (typed, value) => {
  const line: [RegExp, string] = [/^isIllustrative: .*/m, `isIllustrative: ${typed}`];
  const fields = await fieldsWith(partner, "partners/depot.yml", line);
  expect(fields).toMatchObject({ isIllustrative: value });
});

it("reads numbers in quotation marks or with commas", async () => {
  const line: [RegExp, string] = [/^order: .*/m, 'order: "12"'];
  const fields = await fieldsWith(partner, "partners/depot.yml", line);
  expect(fields).toMatchObject({ order: 12 });
});

it("removes curly quotation marks around a whole value, and keeps those inside", async () => {
  const fields = await fieldsWith(
    product,
    "products/small/index.md",
    [/^category: .*/m, "category: “Accessories”"],
    [/^imageAlt: .*/m, "imageAlt: ‘A cook’s cylinder’"],
    [/^name: .*/m, "name: “Small” and “smaller”"],
  );
  expect(fields).toMatchObject({
    category: "Accessories",
    imageAlt: "A cook’s cylinder",
    name: "“Small” and “smaller”",
  });
});

it("omits optional fields without a value", async () => {
  const fields = await fieldsWith(
    product,
    "products/small/index.md",
    [/^order: .*/m, "order:"],
    [/^imageAlt: /m, 'priceIncludes: ""\nfacts: []\nimageAlt: '],
  );
  expect(Object.keys(fields ?? {})).toContain("image");
  for (const empty of ["order", "priceIncludes", "facts"]) expect(fields).not.toHaveProperty(empty);
});

it("omits an optional group of empty fields, such as an alert", async () => {
  const alert = "alert:\n  anchor: ''\n  title:\n  steps: []\n  calls: []\nupdated: ";
  const path = "legal/privacy.md";
  expect(await fieldsWith(legalDocument, path, [/^updated: /m, alert])).not.toHaveProperty("alert");
  expect(
    await fieldsWith(legalDocument, path, [/^updated: /m, "alert: null\nupdated: "]),
  ).not.toHaveProperty("alert");
});
