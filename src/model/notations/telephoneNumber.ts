/** A phone number in any common notation: digits with spaces, hyphens or brackets between them. */
export const telephonePattern = /^\+?(?:[ ()-]*[0-9]){7,17}$/;

const country = "234";

/** The digits including the country code; undefined if the country is unclear. */
function internationalDigits(number: string): string | undefined {
  const digits = number.replaceAll(/\D/g, "");
  const [, home] = /^(?:(?:00)?234)?0?([1-9]\d{7}|[1-9]\d{9})$/.exec(digits) ?? [];
  if (/^\s*\+[1-9]/.test(number) && !digits.startsWith(country)) return digits;
  if (/^00[1-9]/.test(digits) && !digits.startsWith(`00${country}`)) return digits.slice(2);
  const isHome = digits.startsWith("0") || /^234|^[789]\d{9}$/.test(digits);
  return home && isHome ? country + home : undefined;
}

/**
 * Normalises a number to international format: `0803-123-4567` and `+2348031234567` become +234 803 123
 * 4567. A number without a country code is Nigerian. Foreign numbers keep their spaces; other texts are
 * unchanged.
 */
export function internationalNumber(number: string): string {
  const digits = internationalDigits(number);
  if (digits === undefined) return number;
  if (!digits.startsWith(country))
    return `+${number
      .replaceAll(/[^\d]+/g, " ")
      .trim()
      .replace(/^00 ?/, "")}`;
  const [, area = "", middle = "", end = ""] = /^234(\d+?)(\d{3})(\d{4})$/.exec(digits) ?? [];
  return `+${country} ${area} ${middle} ${end}`;
}

/** Whether `number` is in the format that `internationalNumber` returns. */
export const isInternational = (number: string) => /^\+[1-9](?: ?[0-9]){7,14}$/.test(number);
