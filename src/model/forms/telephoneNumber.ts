/** A telephone number as people write it: digits with spaces, hyphens or brackets between them. */
export const telephonePattern = /^\+?(?:[ ()-]*[0-9]){7,17}$/;

const country = "234";

/** The digits from the country code on; undefined for a number that does not tell its country. */
function internationalDigits(number: string): string | undefined {
  const digits = number.replaceAll(/\D/g, "");
  const [, home] = /^(?:(?:00)?234)?0?([1-9]\d{7}|[1-9]\d{9})$/.exec(digits) ?? [];
  if (/^\s*\+[1-9]/.test(number) && !digits.startsWith(country)) return digits;
  if (/^00[1-9]/.test(digits) && !digits.startsWith(`00${country}`)) return digits.slice(2);
  const isHome = digits.startsWith("0") || /^234|^[789]\d{9}$/.test(digits);
  return home && isHome ? country + home : undefined;
}

/**
 * A number in international form: `0803-123-4567` and `+2348031234567` are +234 803 123 4567, and a
 * number without a country is Nigerian. Numbers of other countries keep their spaces; what is no
 * number stays as it is.
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

/** True for what `internationalNumber` gives of a number that it understands. */
export const isInternational = (number: string) => /^\+[1-9](?: ?[0-9]){7,14}$/.test(number);
