import { fillIn, fillInAll } from "../../lib/fillIn";
import { formatCount } from "../../lib/formatCount";
import { inNairaAndKobo } from "../../lib/money";
import { CalculatorAnswer } from "../form/Calculator";
import { headline, sentence } from "../form/sentence";
import type { Calculator } from "../form/useAnswers";
import { ENERGY, HOUSEHOLD_GRAMS, lasting, type Use } from "./lasting";
import type { Purchase } from "./lastingState";
import { exactly, inDays, inHours, kilograms } from "./phrases";

interface LastingAnswerProps {
  copy: Queries.SiteLastingWordsFragment;
  /** Undefined if a field is blank or invalid, so that there is no answer. */
  use: Use | undefined;
  purchase: Purchase | undefined;
  /** The largest cylinder offered, in g. */
  largest: number | undefined;
  calculator: Calculator;
}

/**
 * How long the gas lasts, or what is wrong with the figures, and the calculation; for money, first how much gas it buys.
 * The initial answer is an example.
 */
export function LastingAnswer({ copy, use, purchase, largest, calculator }: LastingAnswerProps) {
  const { result, units } = copy;
  if (!use)
    return (
      <CalculatorAnswer calculator={calculator} parts={[sentence("text", result.unfinished)]} />
    );
  const { kind, isTooMuchPower, householdDays, ...range } = lasting(use);
  const kg = kilograms(use.grams, units);
  const days = inDays(range.days, units);
  const nonstop = inHours(range.hours, units);
  const hours = inHours(exactly(use.milliHours / 1000), units);
  const power = { burners: use.burners, kw: formatCount(use.watts / 1000) };
  const energy = { low: ENERGY.low / 10, high: ENERGY.high / 10 };
  const sum = { kg, ...energy, power: fillIn(result.power, power), hours, days };
  const isDoubtful = isTooMuchPower || kind === "tooLong";
  const isLarger = purchase && largest !== undefined && use.grams > largest;
  const [first = "", ...others] = fillInAll(
    [
      isDoubtful && result[isTooMuchPower ? "tooMuchPower" : kind],
      purchase && result.bought,
      isLarger && result.larger,
      !isDoubtful && result[kind],
    ],
    {
      ...{ kg, days, hours: nonstop },
      ...(purchase && { money: inNairaAndKobo(purchase.money) }),
      ...(purchase && { price: inNairaAndKobo(purchase.price) }),
      ...(isLarger && { largest: kilograms(largest, units) }),
    },
  );
  return (
    <CalculatorAnswer
      calculator={calculator}
      label={calculator.isBegun ? result.label : fillIn(result.example, { kg, hours })}
      parts={[
        headline(isDoubtful ? "check" : "answer", first),
        others.map((other) => sentence("text", other)),
        !isTooMuchPower && [
          sentence("sums", result.sum, sum),
          sentence("text", result.nonstop, { hours: nonstop }),
        ],
        householdDays !== undefined &&
          sentence("text", result.household, {
            days: inDays(exactly(householdDays), units),
            perDay: kilograms(HOUSEHOLD_GRAMS, units),
          }),
      ]}
    />
  );
}
