import { fillIn, fillInAll } from "../../lib/fillIn";
import { inNaira } from "../../lib/money";
import { plausibleTares } from "./refillCheck";
import { weighingState, type WeighingState } from "./weighingState";

type Words = Queries.SiteRefillWordsFragment;

type WeightWords = Pick<Words, "kilograms">;

/** Formats weights in g as text; undefined ones are empty. */
const kilogramsOf = (
  words: WeightWords,
  weights: Readonly<Record<string, number | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(weights).map(([name, grams]) => [
      name,
      grams === undefined ? "" : fillIn(words.kilograms, { n: grams / 1000 }),
    ]),
  );

/** The values of all placeholders in this page's sentences, as text. */
export function valuesOf(
  words: WeightWords,
  { figures, check }: WeighingState,
): Record<string, string> {
  const { size, tare, before, now, paid, kobo } = figures;
  const { gas, amount } = check ?? {};
  const difference = amount && Math.abs(amount.difference);
  const inside = tare === undefined || now === undefined ? undefined : now - tare;
  const { received } = amount ?? {};
  return {
    ...kilogramsOf(words, { size, tare, before, now, paid, gas, inside, received, difference }),
    ...kilogramsOf(words, { least: size && plausibleTares(size).least }),
    naira: kobo === undefined ? "" : inNaira(Math.round(kobo / 100)),
    worth: amount?.naira === undefined ? "" : inNaira(amount.naira),
  };
}

/** A small worked example. Its weights are not those of a real cylinder. */
export const example = weighingState({
  size: "12.5",
  tare: "15.2",
  now: "27.1",
  paid: "12.5",
});

/** The prepared message; lines without a value are omitted. */
export function messageOf(words: Words, weighed: WeighingState) {
  const { message, subject } = words.short;
  const { tare, before } = weighed.figures;
  const values = valuesOf(words, weighed);
  const lines = [
    message.first,
    message.size,
    tare !== undefined && message.tare,
    before !== undefined && message.before,
    message.now,
    message.paid,
    message.received,
    values.worth ? message.worth : message.difference,
    message.ask,
  ];
  return { subject: fillIn(subject, values), body: fillInAll(lines, values).join("\n") };
}
