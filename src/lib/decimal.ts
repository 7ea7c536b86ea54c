/** Digits and marks of other scripts and widths as European ones, without spaces around them. */
export const plainDigits = (typed: string) =>
  typed
    .normalize("NFKC")
    // The codes of Arabic and Persian digits end in the digit, as those of European ones do.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",")
    .trim();

/** Whether nothing was typed. */
export const isBlank = (typed: string) => plainDigits(typed) === "";

/**
 * `digits` with an optional part behind the point as a whole number of the unit's parts, so that no
 * sum is done with decimals. What is finer than a part is rounded, half up; the power of ten is written
 * behind the digits, because a multiplication would be one with decimals.
 * @param places how many decimal places a part is: 3 for grams of kilograms
 */
export const inParts = (digits: string, places: number) =>
  Math.round(Number(`${digits}e${places}`));
