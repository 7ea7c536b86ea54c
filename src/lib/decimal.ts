/** Converts full-width, Arabic and Persian digits and separators to ASCII, and trims spaces. */
export const plainDigits = (typed: string) =>
  typed
    .normalize("NFKC")
    // The low four bits of these code points are the digit, as in ASCII.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",")
    .trim();

/** Whether the text is blank. */
export const isBlank = (typed: string) => plainDigits(typed) === "";

/**
 * Parses `digits` with an optional fraction into a whole number of the smaller unit, so that calculations
 * avoid floating-point decimals. Finer fractions are rounded half up. The exponent is appended as text,
 * because a multiplication would be inexact.
 * @param places the number of decimal places: 3 for grams in a kilogram
 */
export const inParts = (digits: string, places: number) =>
  Math.round(Number(`${digits}e${places}`));
