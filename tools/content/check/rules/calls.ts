import toString from "mdast-util-to-string";
import { dialled, writtenNumber } from "../../../../src/lib/phoneNumber";
import { placesOf, type Sign } from "../../../../src/model/signs";
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

/** What stands right before three digits that are no number to call. */
const before = [
  // A longer number, a name, a price, an address.
  String.raw`\d[.,–\s]?|\p{L}-?|[₦$€£#]\s?|tel:`,
  String.raw`\b(?:[Ss]ection|[Pp]age|[Pp]hase|[Pp]lot|[Hh]ouse|[Ff]lat|[Rr]oom|[Bb]lock|[Ss]hop|[Kk]m|No\.|RC|NIS|EN|ISO)\s`,
].join("|");

/** What stands right behind such digits. */
const behind = [
  // A longer number, a name, a link.
  String.raw`[\p{L}\d-]|[.,]\d|\s\d{3}|\s?–\s?\d|\]\(|#|\\?\*\d`,
  // A unit.
  String.raw`(?:\s(?:to|or|and)\s\d+)?\s?(?:%|°|(?:[ck]?m|metres?|k?g|kilograms?|litres?|V|naira|minutes|hours|days|weeks|months|years|times|people|customers|families|homes|houses|cylinders|shops|orders)\b)`,
  // An address.
  String.raw`,?(?:\s\p{Lu}[\p{L}–-]*)*\s(?:Road|Street|Avenue|Close|Crescent|Way|Drive|Lane|Estate|Expressway)\b`,
].join("|");

const shortNumber: Sign = [RegExp(`(?<!${before})\\d{3}(?!${behind})`, "u"), ""];

/** What a text, its place or the text before it has if it speaks of calling somebody. */
const calling = String.raw`\b(?:alert|call|dial|ring|phone|text|number|line|police|fire service|ambulance|emergency)s?\b`;

/** Whether a number is another one with one wrong digit, or with its digits in another order. */
const isSlip = (written: string, number: string) =>
  [...written].sort().join() === [...number].sort().join() ||
  [...written].filter((digit, index) => digit !== number[index]).length === 1;

/** Whether a text tells to call a number: behind such a word, or as the alternative to a right number. */
function isTold(written: string, words: string, right: string): boolean {
  const or = String.raw`\W{1,4}(?:\(\p{L}+\)\W{1,4})?(?:or|and)\W{1,4}`;
  const told = `${calling}(?: is)?\\W{1,4}${written}|(?:${right})${or}${written}|${written}${or}(?:${right})`;
  return RegExp(told, "iu").test(words);
}

/** Returns all texts: fields, and the blocks of what is below them, with the position of an offset. */
const textsOf = ({ texts }: Site) =>
  texts.flatMap(({ file, values, body }) => [
    ...values
      // The message of a field with a format explains what to write.
      .filter(({ value, meta }) => typeof value === "string" && !meta.form)
      .map(({ value, path, point }) => {
        return { file, place: path.join(" "), words: String(value), at: () => point };
      }),
    ...(body?.tree.children ?? []).map((node) => {
      const at = (offset: number) => body?.pointOf(node, offset);
      return { file, place: "", words: body?.source(node) ?? "", at };
    }),
  ]);

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

  const right = emergency.join("|");
  const speaking = RegExp(`${calling}|${right}`, "i");
  let latest = "";
  for (const { file, place, words, at } of textsOf(site)) {
    const near = `${latest}\n${place}\n${words}`;
    latest = words;
    for (const { typed, offset } of placesOf(shortNumber, words)) {
      const isMeant = speaking.test(near) && emergency.some((number) => isSlip(typed, number));
      const fault = isMeant || isTold(typed, words, right) ? strangerFault(typed) : undefined;
      const unit = "or give an amount its unit, such as 100 metres";
      if (fault) file.message(`${fault}, ${unit}`, at(offset), "call");
    }
  }

  for (const { fields, report } of filesOf(site, siteContact, "call")) {
    const named = numbersIn(fields.leak.calls).map(dialled);
    const missing = emergency.find((number) => !named.includes(number));
    if (missing)
      report("leak.calls", `${missing} is missing; write all numbers of the alert: ${list}`);
  }
}
