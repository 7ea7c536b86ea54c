import { fillIn } from "../../lib/fillIn";
import { formatCount } from "../../lib/formatCount";
import type { RefillResult, Weighing } from "../../lib/refillCheck";

type Words = Queries.RefillWordsFragment;

const naira = (amount: number) => `₦${formatCount(amount)}`;

/** Formats weights in g as text; omits undefined ones. */
export const kilogramsOf = (
  words: Words,
  weights: Readonly<Record<string, number | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(weights).map(([name, grams]) => [
      name,
      grams === undefined ? "" : fillIn(words.kilograms, { n: grams / 1000 }),
    ]),
  );

/** The values of all placeholders in this page's sentences, as text. */
export function valuesOf(weighing: Weighing, result: RefillResult | undefined, words: Words) {
  const { size, tare, before, now, paid, kobo } = weighing;
  const { inside, received, naira: worth } = result ?? {};
  const difference = result && Math.abs(result.difference);
  return {
    ...kilogramsOf(words, { size, tare, before, now, paid, inside, received, difference }),
    naira: kobo === undefined ? "" : naira(Math.round(kobo / 100)),
    worth: worth === undefined ? "" : naira(worth),
  };
}

/** The prepared message; lines without a value are omitted. */
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
