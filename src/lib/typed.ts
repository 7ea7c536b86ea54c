/** Converts full-width, Arabic and Persian digits, separators and any dash to ASCII; drops invisible signs and outer spaces. */
export const plainDigits = (typed: string) =>
  typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    // The low four bits of these code points are the digit, as in ASCII.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",")
    .trim();

/** Whether the text is blank. */
export const isBlank = (typed: string) => !typed.trim();

/**
 * Parses `digits` with an optional fraction into a whole number of the smaller unit, so that calculations
 * avoid floating-point decimals. Finer fractions are rounded half up. The exponent is appended as text,
 * because a multiplication would be inexact.
 * @param places the number of decimal places: 3 for grams in a kilogram
 */
export const inParts = (digits: string, places: number) =>
  Math.round(Number(`${digits}e${places}`));

/** How people write the units of the fields, by the unit of the answer. */
const units = {
  kg: /\s*(?:kgs?|kilos?|kilograms?)$/i,
  kW: /\s*(?:kw|kilowatts?)$/i,
  hours: /\s*(?:h|hrs?|hours?)$/i,
} as const;

export type Unit = keyof typeof units;

/** Fractions in one character, which NFKC would run together with the digit before them. */
const fractions: Readonly<Record<string, string>> = { "¼": ".25", "½": ".5", "¾": ".75" };

/** A number with or without this unit, in thousandths. */
function thousandthsOf(typed: string, unit: RegExp): number | undefined {
  const decimal = typed.replace(/\s*([¼½¾])(?!\d)/, (_, sign: string) => fractions[sign] ?? sign);
  const number = plainDigits(decimal).replace(unit, "").replace(",", ".");
  return /^(?:\d+\.?\d*|\.\d+)$/.test(number) ? inParts(number, 3) : undefined;
}

/** `2:30`, `2h30` or `90 minutes` in thousandths of an hour. */
function clockTime(typed: string): number | undefined {
  const [, hours, minutes, alone] =
    /^(?:(\d+)\s*(?::|h|hrs?|hours?)\s*([0-5]\d)|(\d+)(?=\s*m))\s*(?:m|mins?|minutes?)?$/i.exec(
      plainDigits(typed),
    ) ?? [];
  const count = Number(hours ?? 0) * 60 + Number(minutes ?? alone);
  return Number.isNaN(count) ? undefined : Math.round((count * 1000) / 60);
}

/** `1750 W`, or `1,750 W` as on a plate, in thousandths of a kilowatt. */
function watts(typed: string): number | undefined {
  const thousandths = /(?:w|watts?)\s*$/i.test(typed)
    ? thousandthsOf(typed.replace(/^\s*(\d{1,2}),(?=\d{3}\D)/, "$1"), /\s*(?:w|watts?)$/i)
    : undefined;
  return thousandths === undefined ? undefined : Math.round(thousandths / 1000);
}

/** Other ways to write a unit. */
const others: Readonly<Partial<Record<Unit, (typed: string) => number | undefined>>> = {
  kW: watts,
  hours: clockTime,
};

/**
 * Parses a weight, a power or a time as people type it, with or without its unit, into thousandths of it: `12,5 kg` is
 * 12,500 g, `2:30` two and a half hours, `1750 W` 1.75 kW. A single point or comma is the decimal separator. Undefined if
 * it is not a number, or has another unit.
 */
export const parseMeasure = (typed: string, unit: Unit = "kg"): number | undefined =>
  thousandthsOf(typed, units[unit]) ?? others[unit]?.(typed);

const MAX_LENGTH = 24;

/** The user's input for use in a message: on one line, and truncated if long. */
export function shorten(typed = ""): string {
  const line = typed.trim().replace(/\s+/g, " ");
  return line.length > MAX_LENGTH ? `${Array.from(line).slice(0, MAX_LENGTH).join("")}…` : line;
}
