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
    // Unicode's list of invisible characters. Emoji need U+FE0E, U+FE0F and the joiner.
    pattern: /(?![\uFE0E\uFE0F\u200D\u115F\u1160\u3164\uFFA0])\p{Default_Ignorable_Code_Point}/gu,
    say: invisible,
  },
  {
    // These separate words or lines, so they cannot be deleted automatically.
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

/** Invisible characters, which `npm run fix:content` may delete. */
export const invisibleCharacters: readonly RegExp[] = unwanted
  .filter(({ say }) => say === invisible)
  .map(({ pattern }) => pattern)
  .concat(/[\0-\x08\x0E-\x1F\x7F-\x9F]/g);

/** Texts without unusual characters; most texts match. */
const plainest = /^[\t\n -~‘’“”–—…]*$/;

/** Of one kind per file: more would not help. */
const mostReported = 20;

const doubleEncoded = /Ã[\u0080-\u00BF]|â€[\u0080-\u00BFœ™š¦\u201C\u201D]|Â[\u00A0-\u00BF]/;

/** Reports invisible characters, and garbled ones of a damaged file. */
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
 * Returns the message about an invisible character that is escaped in the file: "\u202E" in YAML, &#x202E; in
 * Markdown. Undefined if there is none.
 * @param value the parsed text
 * @param typed its source, whose characters are reported already
 */
export function hiddenCharacter(value: string, typed = ""): string | undefined {
  if (plainest.test(value)) return undefined;
  for (const { pattern, say } of unwanted) {
    const [match] = value.matchAll(pattern);
    if (match && !typed.includes(match[0])) return say(match[0]);
  }
  return undefined;
}
