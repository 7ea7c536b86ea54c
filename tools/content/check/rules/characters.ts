import { code, placesOf, signsOf, type Sign } from "../../../../src/model/signs";
import { reportSigns } from "../read/decodeText";
import type { TextReading } from "../read/reading";

/** The characters 0x80 to 0x9F of Windows-1252, which `TextDecoder` gets wrong in Node 20; a space where it has none. */
const windows = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** The second byte of a letter, read as Latin-1 or Windows-1252; of letters and currencies, which no word has there. */
const second = `\u0080-\u00BF${windows.replaceAll(" ", "")}`;
const strange = "\u0080-\u009F\u00A1-\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ˜š›œžŸ";

/**
 * Characters of Windows-1252 that a program has read as Latin-1, such as U+0092 for ’; and whole letters of
 * UTF-8 that were read as one of the two, such as â€™ for the same, and â‚¦ for ₦.
 */
const garbledPattern = RegExp(
  `[Â-ß][\u0080-\u009F]|[à-ï](?:[\u0080-\u00BF]{2}|[${strange}][${second}])|[ð-ô](?:[\u0080-\u00BF]{3}|Ÿ[${second}]{2})|Ã[${second}]|Â[\u00A0-\u00BF]|[\u0080-\u009F]`,
);

/** Returns the original of a garbled character, or the character itself if the original is uncertain. */
const meant = (found: string) =>
  (found.length === 1 && windows[found.charCodeAt(0) - 0x80]?.trim()) || found;

function garbled(found: string): string {
  if (found.length > 1) return `"${found}" is a garbled character; type the real one`;
  const real = meant(found);
  return real === found
    ? `a character was lost here (${code(found)}); type it again`
    : `a garbled ${real} (${code(found)}); npm run fix:content writes ${real}, or type it`;
}

/** Restores the originals of garbled characters. */
export const withoutGarbled = (text: string) => text.replaceAll(RegExp(garbledPattern, "g"), meant);

/**
 * Invisible characters, which `npm run fix:content` deletes: Unicode's list, without those that emoji need (U+FE0E, U+FE0F
 * and the joiner), and the joiner where there is no emoji such as a family.
 */
const invisible: Sign = [
  /(?![\uFE0E\uFE0F\u200D\u115F\u1160\u3164\uFFA0])\p{Default_Ignorable_Code_Point}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/u,
  "invisible character {code} is not allowed; npm run fix:content deletes it, or type the words around it again",
];

/** Letters that look like those of the Latin alphabet. The other Greek ones are also units. */
const foreign = String.raw`[\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧορν]`;

const unwanted: readonly Sign[] = [
  [garbledPattern, garbled],
  invisible,
  ...signsOf({
    // Once for the whole file.
    "the file has the line ends of an old Mac; npm run fix:content changes them":
      /^[^\n]*\r[^\n]*$/,
    "the file was damaged from here on, as by a power cut; put back the version before": /\0[^]*/,
    // Control characters, and what separates words or lines: text could be lost without them.
    "invisible character {code} is not allowed; delete it, and type a space, a hyphen or a new line if one is missing there":
      /[\x01-\x08\v\f\x0E-\x1F\x7F\u2028\u2029\u2800\uFFF9-\uFFFC\u115F\u1160\u3164\uFFA0]|\r(?:(?=[^]*\n)|(?<=\n[^]*))/,
    "character {code} exists in one font only; type the real character":
      /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/u,
    "a character was lost here ({code}); type it again":
      /[\uFFFD\p{Noncharacter_Code_Point}\p{Surrogate}]/u,
    '"{0}" ({code}) is of another alphabet than the letters beside it; type it again': RegExp(
      `(?<=\\p{Script=Latin})${foreign}|${foreign}(?=\\p{Script=Latin})`,
      "u",
    ),
    // Bold, italics and circles, full-width letters, and small capitals that phonetics do not use.
    '"{0}" is of a font program, and screen readers spell it or leave it out; type plain letters':
      /[\u{1D400}-\u{1D7FF}\u24B6-\u24E9\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u1D00-\u1D22\uA730\uA731]+/u,
  }),
];

/** Deletes invisible characters. */
export const withoutInvisible = (text: string) => text.replaceAll(RegExp(invisible[0], "gu"), "");

/** Reports invisible characters, and garbled ones of a damaged file. */
export const checkCharacters = ({ file }: TextReading) => reportSigns(file, unwanted, "characters");

/**
 * Returns the message about an invisible character that is escaped in the file: "\u202E" in YAML, &#x202E; in
 * Markdown. Undefined if there is none.
 * @param value the parsed text
 * @param typed its source, whose characters are reported already
 */
export const hiddenCharacter = (value: string, typed: string) =>
  unwanted
    .flatMap((sign) => placesOf(sign, value).slice(0, 1))
    .find((found) => !typed.includes(found.typed))?.message;
