import type { VFile } from "vfile";
import vfileLocation from "vfile-location";
import { oddBlankMessage, oddBlanks } from "./blanks";

interface Unwanted {
  pattern: RegExp;
  say: (match: string) => string;
}

const code = (text: string) =>
  `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const invisible = (text: string) =>
  `invisible character ${code(text)} is not allowed; npm run fix:content deletes it, or type the words around it again`;

/** Joins emoji such as a family; anywhere else it is invisible. */
const strayJoiner =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

const unwanted: readonly Unwanted[] = [
  {
    pattern: /[\0-\x08\v\f\r\x0E-\x1F\x7F-\x9F]/g,
    say: (text) => `control character ${code(text)} is not allowed; delete it`,
  },
  {
    // Unicode's own list of what no font draws. Emoji need U+FE0E and U+FE0F (their style) and the joiner.
    pattern: /(?![\uFE0E\uFE0F\u200D\u115F\u1160\u3164\uFFA0])\p{Default_Ignorable_Code_Point}/gu,
    say: invisible,
  },
  {
    // These separate words or lines, so that nobody can tell what the text is without them.
    pattern: /[\u2028\u2029\u2800\uFFF9-\uFFFB\u115F\u1160\u3164\uFFA0]/gu,
    say: (text) =>
      `invisible character ${code(text)} is not allowed; delete it and type a space or a new line`,
  },
  { pattern: strayJoiner, say: invisible },
  {
    pattern: /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/gu,
    say: (text) => `character ${code(text)} exists in one font only; type the real character`,
  },
  { pattern: /\p{Noncharacter_Code_Point}/gu, say: invisible },
  { pattern: /\uFFFD/g, say: () => "a character was lost here (U+FFFD); type it again" },
  {
    pattern: /(?<=\p{L}\p{M}{4})\p{M}+/gu,
    say: () => "more than four accents are stacked on one letter; delete some",
  },
  { pattern: /\p{Surrogate}/gu, say: () => "broken character; type it again" },
];

/** Characters that `npm run fix:content` may delete, because nobody sees them. */
export const invisibleCharacters: readonly RegExp[] = unwanted
  .filter(({ say }) => say === invisible)
  .map(({ pattern }) => pattern)
  .concat(/[\0-\x08\x0E-\x1F\x7F-\x9F]/g);

/** Most texts: letters, digits, the marks on every keyboard, curly quotes. */
const plainest = /^[\t\n -~‘’“”–—…]*$/;

/** Of one kind in a file. Stop after this many: more would not help. */
const mostReported = 20;

const doubleEncoded = /Ã[\u0080-\u00BF]|â€[\u0080-\u00BFœ™š¦\u201C\u201D]|Â[\u00A0-\u00BF]/;

/** Reports invisible characters, and those that a damaged file shows instead of the real ones. */
export function checkCharacters(file: VFile): void {
  const text = file.toString();
  const pointAt = (offset: number) => vfileLocation(file).toPoint(offset);
  for (const { pattern, say } of unwanted)
    for (const match of [...text.matchAll(pattern)].slice(0, mostReported))
      file.message(say(match[0]), pointAt(match.index), "characters");
  for (const blanks of oddBlanks(text, file.extname === ".md").slice(0, mostReported))
    file.message(oddBlankMessage(blanks), pointAt(blanks.index), "characters");
  const twice = doubleEncoded.exec(text);
  if (!twice) return;
  const message = `"${twice[0]}" is a garbled character; type the real one`;
  file.message(message, pointAt(twice.index), "encoding");
}

/**
 * Why a text cannot be shown although its file has plain characters only: YAML escapes characters as
 * "\u202E", Markdown as &#x202E;. Undefined if it can be shown.
 * @param value the text as visitors get it
 * @param typed the same text as it is in the file, whose own characters are reported already
 */
export function hiddenCharacter(value: string, typed = ""): string | undefined {
  if (plainest.test(value)) return undefined;
  for (const { pattern, say } of unwanted) {
    const [match] = value.matchAll(pattern);
    if (match && !typed.includes(match[0])) return say(match[0]);
  }
  return undefined;
}
