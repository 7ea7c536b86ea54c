import fc from "fast-check";

/** A change to a text that affects only blanks, hyphens or line breaks. */
export type TypingMistake = (text: string) => string;

/** Blanks that look like a space but are not. */
const oddBlanks = ["\u00A0", "\u2007", "\u202F", "\u3000"];

const share = fc.noBias(fc.nat({ max: 99_999 })).map((number) => number / 100_000);

const blank = fc.constantFrom(...oddBlanks);

const someBlanks = fc
  .array(fc.oneof(blank, blank, fc.constant(" ")), { minLength: 1, maxLength: 4 })
  .map((all) => all.join(""));

/** Changes one of the lines that `isMeant` matches; none if there is no match. */
const atLine =
  (at: number, isMeant: (line: string) => boolean, change: (line: string) => string) =>
  (text: string): string => {
    const lines = text.split("\n");
    const found = [...lines.keys()].filter((index) => isMeant(lines[index] ?? ""));
    const index = found[Math.floor(at * found.length)];
    if (index === undefined) return text;
    lines[index] = change(lines[index] ?? "");
    return lines.join("\n");
  };

const isAny = () => true;
const isItem = (line: string) => /^\s*- /.test(line);
const isMarked = (line: string) => /^\s*(?:[-*]|#{1,6}|\d+\.|[\w-]+:) /.test(line);
const isHeadingOrItem = (line: string) => /^(?:#{1,6}|- |\d+\.) /.test(line);

const blankLine = fc
  .tuple(share, someBlanks, fc.boolean())
  .map(([at, typed, isAbove]) =>
    atLine(at, isAny, (line) => (isAbove ? `${typed}\n${line}` : `${line}\n${typed}`)),
  );

const blanksInEmptyLine = fc.tuple(share, someBlanks).map(([at, typed]) =>
  atLine(
    at,
    (line) => line === "",
    () => typed,
  ),
);

const indent = fc
  .tuple(share, someBlanks)
  .map(([at, typed]) => atLine(at, isAny, (line) => typed + line));

const blankBehindMark = fc
  .tuple(share, blank)
  .map(([at, typed]) => atLine(at, isMarked, (line) => line.replace(/(?<=\S) /, typed)));

const blanksBehindMark = fc
  .tuple(share, someBlanks)
  .map(([at, typed]) => atLine(at, isMarked, (line) => line.replace(/(?<=\S) /, typed)));

const blankBetweenWords = fc.tuple(share, blank).map(([at, typed]) => (text: string) => {
  const spaces = [...text.matchAll(/ /g)];
  const { index = 0 } = spaces[Math.floor(at * spaces.length)] ?? {};
  return text.slice(0, index) + typed + text.slice(index + 1);
});

const movedHyphen = fc
  .tuple(share, fc.integer({ min: 1, max: 4 }))
  .map(([at, columns]) => atLine(at, isItem, (line) => " ".repeat(columns) + line));

const movedBackHyphen = fc
  .tuple(share, fc.integer({ min: 1, max: 2 }))
  .map(([at, columns]) => atLine(at, isItem, (line) => line.slice(columns)));

const otherDash = fc
  .tuple(share, fc.constantFrom("–", "—", "•", "−", "‐"))
  .map(([at, dash]) => atLine(at, isItem, (line) => line.replace("-", dash)));

const closeHyphen = share.map((at) => atLine(at, isItem, (line) => line.replace("- ", "-")));

const closeMark = share.map((at) => atLine(at, isHeadingOrItem, (line) => line.replace(" ", "")));

const lineBreak = fc
  .tuple(share, fc.constantFrom("", "  ", "    ", "\t"))
  .map(([at, start]) => (text: string) => {
    const spaces = [...text.matchAll(/(?<=\S) (?=\S)/g)];
    const { index = 0 } = spaces[Math.floor(at * spaces.length)] ?? {};
    return `${text.slice(0, index)}\n${start}${text.slice(index + 1)}`;
  });

const separator = fc
  .tuple(share, fc.constantFrom("\u2028", "\u2029", "\v", "\f", "\r"))
  .map(([at, typed]) => (text: string) => {
    const breaks = [...text.matchAll(/[ \n]/g)];
    const { index = 0 } = breaks[Math.floor(at * breaks.length)] ?? {};
    return text.slice(0, index) + typed + text.slice(index + 1);
  });

const tab = share.map((at) =>
  atLine(
    at,
    (line) => line.startsWith("  "),
    (line) => line.replace("  ", "\t"),
  ),
);

/** Lookalike characters that people type, or paste from Word or a web page, without noticing. */
export const typingMistake: fc.Arbitrary<TypingMistake> = fc.oneof(
  blankLine,
  blanksInEmptyLine,
  indent,
  blankBehindMark,
  blanksBehindMark,
  blankBetweenWords,
  movedHyphen,
  movedBackHyphen,
  otherDash,
  closeHyphen,
  closeMark,
  lineBreak,
  separator,
  tab,
);
