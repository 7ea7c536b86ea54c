import { dialled } from "../../lib/phoneNumber";

/** Digits with spaces, hyphens or brackets between them. */
export const telephonePattern = /^[(]?\+?(?:[ ()-]*[0-9]){3,17}$/;

/** Whether `number` is a whole phone number, and not the short one of an emergency service. */
export const isWholeNumber = (number: string) => dialled(number)?.startsWith("+") === true;

/**
 * Normalises a number to international format: `0803-123-4567` and `+2348031234567` become +234 803 123
 * 4567. Foreign numbers keep their spaces; short numbers, and what cannot be dialled, are unchanged.
 */
export function internationalNumber(number: string): string {
  if (!isWholeNumber(number)) return number;
  const nigerian = /^\+234(\d{3})(\d{3})(\d{4})$/.exec(dialled(number) ?? "");
  if (nigerian) return `+234 ${nigerian.slice(1).join(" ")}`;
  const spaced = number.replaceAll(/\D+/g, " ").trim();
  return `+${spaced.replace(/^00(?:9 )? ?/, "")}`;
}
