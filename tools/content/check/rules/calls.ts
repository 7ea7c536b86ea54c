import toString from "mdast-util-to-string";
import { dialled, writtenNumber } from "../../../../src/lib/phoneNumber";
import { legalDocument } from "../../../../src/model/types/legalDocument";
import { siteContact } from "../../../../src/model/types/siteContact";
import { filesOf, type Site } from "../read/reading";
import { numberOf } from "./externalLink";

/** Returns the phone numbers in a text, as they are written. */
const numbersIn = (words: string) =>
  words.split(writtenNumber).filter((_part, index) => index % 2 === 1);

/** Returns what is wrong if `words` name another number than the one they dial. */
function wordsFault(words: string, number: string): string | undefined {
  const named = numbersIn(words);
  return named.length === 0 || named.some((one) => dialled(one) === number)
    ? undefined
    : `"${words}" dials ${number}; write the same number in both`;
}

/** Reports buttons whose label names another number than they dial; returns the numbers that they dial. */
function checkButtons(site: Site): string[] {
  return filesOf(site, legalDocument, "call").flatMap(({ fields, report }) =>
    (fields.alert?.calls ?? []).map(({ label, number }, index) => {
      const dials = dialled(number) ?? number;
      const fault = wordsFault(label, dials);
      if (fault) report(`alert.calls.${index}.label`, fault);
      return dials;
    }),
  );
}

/**
 * Reports what dials another number than it says, and emergency numbers that no button of an alert dials: all texts must
 * name the same ones.
 */
export function checkCalls(site: Site): void {
  const emergency = checkButtons(site);
  if (emergency.length === 0) return;
  const list = emergency.join(", ");
  /** Returns what is wrong with a number that is neither an emergency number nor a whole phone number. */
  const strangerFault = (written: string) => {
    const number = dialled(written);
    return number && (number.length > 3 || emergency.includes(number))
      ? undefined
      : `no button of the alert dials ${written}; write its numbers: ${list}`;
  };

  for (const { file, body } of site.texts)
    for (const { node } of body?.nodes ?? []) {
      const number = node.type === "link" ? numberOf(node.url) : undefined;
      const fault = number && (wordsFault(toString(node), number) ?? strangerFault(number));
      if (fault) file.message(fault, body?.pointOf(node), "call");
    }

  for (const { fields, report } of filesOf(site, siteContact, "call")) {
    const named = numbersIn(fields.leak.calls);
    const missing = emergency.find((number) => !named.map(dialled).includes(number));
    const fault =
      named.map(strangerFault).find(Boolean) ??
      (missing && `${missing} is missing; write all numbers of the alert: ${list}`);
    if (fault) report("leak.calls", fault);
  }
}
