/** What looks like a phone number in a text. `split` by it makes each number every second part. */
export const writtenNumber = /(\+?(?:\(\d+\)|\d)(?:[ \u00a0-]?(?:\(\d+\)|\d)){2,})/;

/**
 * What a phone dials for a number in any common notation: `+2348031234567` or `112`. A number without a country code is
 * Nigerian: ten digits behind 0 or 234, also for landlines since 2024 (numbering plan of the NCC). `009` and
 * `00` stand before a country code; `0091` could be either, and is none.
 * @returns undefined if it would reach nobody
 */
export function dialled(number: string): string | undefined {
  if (!/^[\d\s()+-]+$/.test(number)) return undefined;
  const digits = number.replace(/^[\s(+]*(?:009\b|00(?!9(?!234)))/, "+").replaceAll(/[^\d+]/g, "");
  const [, home] = /^(?:(?:\+9?)?2340?|\+?0|)((?:20|[789]\d)\d{8})$/.exec(digits) ?? [];
  if (home) return `+234${home}`;
  // No country has such short numbers: the first digits are those of a Nigerian one without its country code.
  const isAbroad = /^\+(?!234|[789][01]\d{0,8}$)[1-9]\d{6,14}$/.test(digits);
  return isAbroad || /^[1-9]\d\d$/.test(digits) ? digits : undefined;
}
