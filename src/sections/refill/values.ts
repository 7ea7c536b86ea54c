import { fillIn } from "../../lib/fillIn";
import { formatCount } from "../../lib/formatCount";
import type { RefillResult, Weighing } from "../../lib/refillCheck";

type Words = Queries.RefillWordsFragment;

export const naira = (amount: number) => `₦${formatCount(amount)}`;

/** The values of all slots in the sentences of this page, in words. */
export function valuesOf(weighing: Weighing, result: RefillResult | undefined, words: Words) {
  const kilograms = (grams: number | undefined) =>
    grams === undefined ? "" : fillIn(words.kilograms, { n: String(grams / 1000) });
  const { size, tare, before, now, paid, kobo } = weighing;
  return {
    size: kilograms(size),
    tare: kilograms(tare),
    before: kilograms(before),
    now: kilograms(now),
    paid: kilograms(paid),
    inside: kilograms(result?.inside),
    received: kilograms(result?.received),
    difference: kilograms(result && Math.abs(result.difference)),
    naira: kobo === undefined ? "" : naira(Math.round(kobo / 100)),
    worth: result?.naira === undefined ? "" : naira(result.naira),
  };
}

/** The prepared message; lines without a value are left out. */
export function messageOf(weighing: Weighing, result: RefillResult, words: Words) {
  const { message, subject } = words.short;
  const values = valuesOf(weighing, result, words);
  const lines = [
    message.first,
    message.size,
    weighing.tare !== undefined && message.tare,
    weighing.before !== undefined && message.before,
    message.now,
    message.paid,
    message.received,
    result.naira === undefined ? message.difference : message.worth,
    message.ask,
  ];
  const written = lines.filter((line) => typeof line === "string");
  return {
    subject: fillIn(subject, values),
    body: written.map((line) => fillIn(line, values)).join("\n"),
  };
}
