import toString from "mdast-util-to-string";
import { dialled, writtenNumber } from "../../../../src/lib/phoneNumber";
import { placesOf } from "../../../../src/model/signs";
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

/** Three digits that are no part of a longer number, a word, a price, an address or an amount with its unit. */
const shortNumber = RegExp(
  [
    String.raw`(?<!\p{L}-?|[₦$€£#]\s?|\d[.,–\s]?|tel:|\b(?:[Ss]ection|[Pp]age|[Pp]hase|[Pp]lot|[Hh]ouse|[Ff]lat|[Rr]oom`,
    String.raw`|[Bb]lock|[Ss]hop|[Ss]uite|[Kk]m|N[Oo]s?\.|RC|NIS|EN|ISO|BS|NGN|least|most|nearly|over|under|than|up to)\s)\d{3}(?!\d|[.,]\d|[\p{L}-]|\s\d{3}|\s?–\s?\d`,
    String.raw`|\]\(|#|\\?\*\d|(?:\s(?:to|or|and)\s\d+)?\s?(?:%|°|(?:k?m|[cm]m|metres?|k?g|kilos?|kilograms?|grams?|ml|litres?`,
    String.raw`|k?Wh?|V|[GM]B|naira|seconds|minutes|hours|days|weeks|months|years|times|per\scent|degrees|people|customers`,
    String.raw`|families|homes|houses|cylinders|shops|riders|calls|orders|letters|pages)\b)`,
    String.raw`|,?(?:\s\p{Lu}[\p{L}–-]*)*\s(?:Road|Street|Avenue|Close|Crescent|Way|Drive|Lane|Estate|Expressway)\b)`,
  ].join(""),
  "u",
);

/** What a text, its place or the text before it has if it speaks of calling somebody. */
const calling =
  /\b(?:alert|call|dial|ring|phone|text|number|line|hotline|network|emergency|police|fire service|ambulance)s?\b|tel:/i;

/** What follows an amount without a unit, such as "350 happy buyers", and no number to call. */
const counted =
  /^\s(?!(?:or|and|is|are|in|on|at|for|from|to|if|when|first|now|then|free|day|come|works?|with|outside)\b)\p{Ll}/u;

/** Whether a number is another one with one wrong digit, or with its digits in another order. */
const isSlip = (written: string, number: string) =>
  [...written].sort().join() === [...number].sort().join() ||
  [...written].filter((digit, index) => digit !== number[index]).length === 1;

/** Returns the numbers in a text that a reader may call in an emergency, with their offsets. */
const toldIn = (words: string, emergency: readonly string[]) =>
  placesOf([shortNumber, ""], words).filter(
    ({ typed, offset }) =>
      emergency.some((number) => isSlip(typed, number)) || !counted.test(words.slice(offset + 3)),
  );

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

  let before = "";
  for (const { file, place, words, at } of textsOf(site)) {
    const near = `${before}\n${place}\n${words}`;
    before = words;
    if (!calling.test(near) && !emergency.some((number) => near.includes(number))) continue;
    for (const { typed, offset } of toldIn(words, emergency)) {
      const fault = strangerFault(typed);
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
