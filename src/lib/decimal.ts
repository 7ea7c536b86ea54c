const ARABIC_ZERO = 0x660;
const PERSIAN_ZERO = 0x6f0;

const digit = (zero: number) => (character: string) => String(character.charCodeAt(0) - zero);

/** Digits and marks of other scripts and widths as European ones, without spaces around them. */
export const plainDigits = (typed: string) =>
  typed
    .normalize("NFKC")
    .replace(/[\u0660-\u0669]/g, digit(ARABIC_ZERO))
    .replace(/[\u06f0-\u06f9]/g, digit(PERSIAN_ZERO))
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",")
    .trim();

/** Whether nothing was typed. */
export const isBlank = (typed: string) => plainDigits(typed) === "";

/**
 * `digits` with an optional part behind the point as a whole number of the unit's parts, so that no
 * sum is done with decimals. What is finer than a part is rounded, half up.
 * @param places how many decimal places a part is: 3 for grams of kilograms
 */
export function inParts(digits: string, places: number): number {
  const [whole = "", rest = ""] = digits.split(".");
  const shown = Number(whole + rest.slice(0, places).padEnd(places, "0"));
  return Number(rest[places] ?? "0") >= 5 ? shown + 1 : shown;
}
