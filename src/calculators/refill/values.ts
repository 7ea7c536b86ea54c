import { fillIn } from "../../lib/fillIn";
import { inNaira } from "../../lib/money";
import type { Amount, RefillCheck, Weighing } from "./refillCheck";

type Copy = Queries.SiteRefillWordsFragment;

/** The pattern of a weight. */
type WeightWords = Pick<Copy, "kilograms">;

/** Formats weights in g as text; omits undefined ones. */
export const kilogramsOf = (
  copy: WeightWords,
  weights: Readonly<Record<string, number | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(weights).map(([name, grams]) => [
      name,
      grams === undefined ? "" : fillIn(copy.kilograms, { n: grams / 1000 }),
    ]),
  );

/** The values of all placeholders in this page's sentences, as text. */
export function valuesOf(copy: WeightWords, figures: Partial<Weighing>, check?: RefillCheck) {
  const { size, tare, before, now, paid, kobo } = figures;
  const { gas, amount } = check ?? {};
  const difference = amount && Math.abs(amount.difference);
  const inside = tare === undefined || now === undefined ? undefined : now - tare;
  const { received } = amount ?? {};
  return {
    ...kilogramsOf(copy, { size, tare, before, now, paid, gas, inside, received, difference }),
    naira: kobo === undefined ? "" : inNaira(Math.round(kobo / 100)),
    worth: amount?.naira === undefined ? "" : inNaira(amount.naira),
  };
}

/** The prepared message; lines without a value are omitted. */
export function messageOf(copy: Copy, figures: Partial<Weighing>, check: RefillCheck) {
  const { message, subject } = copy.short;
  const values = valuesOf(copy, figures, check);
  const lines = [
    message.first,
    message.size,
    figures.tare !== undefined && message.tare,
    figures.before !== undefined && message.before,
    message.now,
    message.paid,
    message.received,
    values.worth ? message.worth : message.difference,
    message.ask,
  ];
  const written = lines.filter((line) => typeof line === "string");
  return {
    subject: fillIn(subject, values),
    body: written.map((line) => fillIn(line, values)).join("\n"),
  };
}

/** The calculations behind an amount, one line each. */
export function sumsOf(
  { result }: Copy,
  { tare = 0, before, now = 0 }: Partial<Weighing>,
  { kind, naira: worth }: Amount,
): readonly string[] {
  const lines = [
    tare > 0 && now > tare && result.inside,
    before !== undefined && now > before && result.received,
    kind === "short" && result.difference,
    kind === "short" && worth !== undefined && result.naira,
  ];
  return lines.filter((line) => typeof line === "string");
}
