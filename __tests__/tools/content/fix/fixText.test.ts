import fc from "fast-check";
import { typeOf } from "../../../../src/model/contentTypes";
import { fixText } from "../../../../tools/content/fix/fixText";
import { normalForm } from "../../../../tools/content/fix/normalForm";
import { readTree } from "../../../support/edits/contentFiles";
import { fixtureContent } from "../../../support/fixtureContent";
import { mutation } from "../../../support/mutations";

const texts = [...readTree(fixtureContent)].flatMap(([path, bytes]) => {
  const type = typeOf(path)?.type;
  return type ? [{ path, type, text: normalForm(type, bytes.toString("utf8")) }] : [];
});

const textOf = (path: string) => {
  const found = texts.find((one) => one.path === path);
  if (!found) throw new Error(`${path} is not there`);
  return found;
};

const product = textOf("products/small/index.md");

it("changes nothing in files without a mistake", () => {
  for (const { type, text } of texts) expect(fixText(type, text)).toEqual({ text, done: [] });
});

it.each([
  ["a byte order mark", product, (text: string) => `\uFEFF${text}`],
  ["Windows line endings", product, (text: string) => text.replaceAll("\n", "\r\n")],
  [
    "invisible characters",
    product,
    (text: string) => text.replace("cylinder", "cyl\u200Bin\u202Ader"),
  ],
])("fixes %s, and nothing else", (_name, { type, text }, spoil) => {
  expect(spoil(text)).not.toBe(text);
  const { text: fixed, done } = fixText(type, spoil(text));
  expect(fixed).toBe(text);
  expect(done).not.toEqual([]);
});

it("reports each change", () => {
  const spoilt = `\uFEFF${product.text.replace("Bottles", '"Bot\u200Btles"')}`;
  expect(fixText(product.type, spoilt).done).toEqual([
    "removed the byte order mark",
    "removed invisible characters",
    "wrote the fields as the browser editor does",
  ]);
});

it("keeps the zeros and the plus of numbers that are texts", () => {
  const company = textOf("site/company.yml");
  const spoilt = company.text
    .replace(/^telephone: .*/m, "telephone: 08012345678")
    .replace(/^whatsapp: .*/m, "whatsapp: +2348098765432");
  const { text } = fixText(company.type, spoilt);
  expect(text).toMatch(/^telephone: ["']08012345678["']$/m);
  expect(text).toMatch(/^whatsapp: ["']\+2348098765432["']$/m);
});

it("leaves a file as it is whose words the browser editor would change", () => {
  const text = product.text.replace(/^name: .*/m, "name: .50");
  expect(fixText(product.type, text)).toEqual({ text, done: [] });
});

it("leaves nothing more to fix in a second run, whatever the damage", () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts.map(({ path }) => path)), mutation, (path, change) => {
      const { type, text } = textOf(path);
      const once = fixText(type, change(Buffer.from(text)).toString("utf8"));
      expect(fixText(type, once.text)).toEqual({ text: once.text, done: [] });
    }),
    { seed: 20_250_907, numRuns: 300 },
  );
}, 60_000);
