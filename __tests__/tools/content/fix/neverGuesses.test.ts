/** @jest-environment node */
import fc from "fast-check";
import { typeOf } from "../../../../src/model/contentTypes";
import { fixText } from "../../../../tools/content/fix/fixText";
import { normalForm } from "../../../../tools/content/fix/normalForm";
import { readTree } from "../../../support/edits/contentFiles";
import { fixtureContent } from "../../../support/fixtureContent";
import { faultsOf, piecesOf } from "../../../support/meaning";
import { mutation } from "../../../support/mutations";
import { typingMistake } from "../../../support/typingMistakes";

const texts = [...readTree(fixtureContent)].flatMap(([path, bytes]) => {
  const type = typeOf(path)?.type;
  return type ? [{ path, type, text: normalForm(type, bytes.toString("utf8")) }] : [];
});
// Documents have the most places for mistakes: lists of texts and of groups, headings, tables.
const documents = texts.filter(({ path }) => path.startsWith("legal/"));
const pathsOf = (all: typeof texts) => fc.constantFrom(...all.map(({ path }) => path));
const anyPath = fc.oneof(pathsOf(texts), pathsOf(documents));
const textOf = (path: string) => texts.find((one) => one.path === path)!;

/** The number of lines that two texts share at their start, and at their end. */
function sharedLines(one: string, other: string): [number, number] {
  const [ones, others] = [one.split("\n"), other.split("\n")];
  const shortest = Math.min(ones.length, others.length);
  const count = (same: (index: number) => boolean, most: number) => {
    let lines = 0;
    while (lines < most && same(lines)) lines += 1;
    return lines;
  };
  const start = count((index) => ones[index] === others[index], shortest);
  const end = count((index) => ones.at(-1 - index) === others.at(-1 - index), shortest - start);
  return [start, end];
}

/** The words of `wanted` that are not in `found` in the same order. */
function missing(wanted: readonly string[], found: readonly string[]): string[] {
  let from = 0;
  return wanted.filter((words) => {
    const index = found.indexOf(words, from);
    if (index !== -1) from = index + 1;
    return index === -1;
  });
}

/** Words of untouched lines that are missing from a fixed text that the check accepts. */
function lost({ path, type, text }: (typeof texts)[number], mistaken: string): string[] {
  if (mistaken === text || faultsOf(path, mistaken).length === 0) return [];
  const fixed = fixText(type, mistaken).text;
  if (faultsOf(path, fixed).length > 0) return [];
  const [start, end] = sharedLines(text, mistaken);
  const lines = text.split("\n").length;
  const untouched = piecesOf(type, path, text).filter(
    ({ first, last }) => last <= start || first > lines - end,
  );
  const after = piecesOf(type, path, fixed).map(({ words }) => words);
  return missing(
    untouched.map(({ words }) => words),
    after,
  );
}

it("accepts no fixed file in which untouched lines changed their meaning", () => {
  const change = fc.oneof(
    typingMistake,
    mutation.map((mutate) => (text: string) => mutate(Buffer.from(text)).toString("utf8")),
  );
  fc.assert(
    fc.property(anyPath, change, (path, mistake) => {
      const file = textOf(path);
      const mistaken = mistake(file.text);
      expect({ mistaken, lost: lost(file, mistaken) }).toEqual({ mistaken, lost: [] });
    }),
    { seed: 20_250_907, numRuns: 1000 },
  );
}, 120_000);

it("accepts a fixed file after a typing mistake only if it has its original meaning", () => {
  fc.assert(
    fc.property(anyPath, typingMistake, (path, mistake) => {
      const { type, text } = textOf(path);
      const mistaken = mistake(text);
      fc.pre(mistaken !== text && faultsOf(path, mistaken).length > 0);
      const fixed = fixText(type, mistaken).text;
      fc.pre(faultsOf(path, fixed).length === 0);
      const wordsOf = (one: string) => piecesOf(type, path, one).map(({ words }) => words);
      expect({ mistaken, words: wordsOf(fixed) }).toEqual({ mistaken, words: wordsOf(text) });
    }),
    { seed: 20_250_907, numRuns: 150 },
  );
}, 120_000);
