import fc from "fast-check";
import { required } from "../../../../src/lib/required";
import { typeOf } from "../../../../src/model/contentTypes";
import { fixText } from "../../../../tools/content/fix/fixText";
import { readTree } from "../../../support/edits/contentFiles";
import { fixtureContent } from "../../../support/fixture/fixtureContent";

const texts = [...readTree(fixtureContent)].flatMap(([path, bytes]) =>
  typeOf(path) ? [{ path, text: bytes.toString("utf8") }] : [],
);

const textOf = (path: string) => required(texts.find((one) => one.path === path)?.text, path);

const product = textOf("products/small/index.md");

it("changes nothing in files without a mistake", () => {
  for (const { text } of texts) expect(fixText(text)).toEqual({ text, done: [] });
});

it.each([
  ["a byte order mark", product, (text: string) => `\uFEFF${text}`],
  ["Windows line endings", product, (text: string) => text.replaceAll("\n", "\r\n")],
  [
    "invisible characters",
    product,
    (text: string) => text.replace("cylinder", "cyl\u200Bin\u202Ader"),
  ],
  [
    "the spaces of blank lines",
    textOf("legal/privacy.md"),
    (text: string) => text.replace(/\n\n(?=##)/, "\n\u00A0\n"),
  ],
  ["line separators", product, (text: string) => text.replace(" cylinder", "\u2028cylinder")],
  [
    "characters of Windows-1252 that were read as Latin-1",
    product.replace("cylinder", "it’s 24–48 “new” … cylinder"),
    (text: string) => {
      const ghosts = { "’": "\u0092", "–": "\u0096", "“": "\u0093", "”": "\u0094", "…": "\u0085" };
      return Object.entries(ghosts).reduce(
        (rest, [real, ghost]) => rest.replaceAll(real, ghost),
        text,
      );
    },
  ],
])("fixes %s, and nothing else", (_name, text, spoil) => {
  expect(spoil(text)).not.toBe(text);
  const { text: fixed, done } = fixText(spoil(text));
  expect(fixed).toBe(text);
  expect(done).not.toEqual([]);
});

it.each([
  ["control characters, such as Word's hyphen", "24\u001E48 hours\u0007 and \u001Fmore\0"],
  ["a code without a character", "We \uFDD0fill"],
  ["a byte that Windows-1252 does not use", "We \u0081fill"],
  ["letters that were decoded twice", "It\u00E2\u0080\u0099s 5\u00C2\u0092 caf\u00C3\u00A9"],
])("leaves %s to the editor, because words could be lost", (_name, text) => {
  expect(fixText(text).text).toBe(text);
});

/** The visible characters, with ? for a character of Windows-1252, garbled or not. */
const visible = (text: string) =>
  text
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/[\u0080-\u009F€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g, "?");

it("never removes or changes a visible character", () => {
  const unit = fc.oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    fc.nat({ max: 0x9f }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(..."\u200B\u200D\u00AD\uFEFF\r\n\v\u2028 a7é–"),
  );
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(visible(fixText(text).text)).toBe(visible(text));
    }),
    { seed: 20_250_907, numRuns: 2000 },
  );
});
