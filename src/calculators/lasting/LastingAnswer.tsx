import { fillIn } from "../../lib/fillIn";
import { formatCount } from "../../lib/formatCount";
import { CalculatorAnswer } from "../form/Calculator";
import { sentence } from "../form/sentence";
import type { Calculator } from "../form/useAnswers";
import { ENERGY, HOUSEHOLD_GRAMS, lasting, type Use } from "./lasting";
import { exactly, inDays, inHours, kilograms } from "./phrases";

interface LastingAnswerProps {
  copy: Queries.SiteLastingWordsFragment;
  /** Undefined if a field is blank or invalid, so that there is no answer. */
  use: Use | undefined;
  calculator: Calculator;
}

/** How long the gas lasts: the answer in large type, and the calculation. The initial one is an example. */
export function LastingAnswer({ copy: { result, units }, use, calculator }: LastingAnswerProps) {
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
  return (
    <CalculatorAnswer
      calculator={calculator}
      label={calculator.isBegun ? result.label : fillIn(result.example, { kg, hours })}
      parts={[
        sentence("answer", result[kind], { kg, days, hours: nonstop }, { bold: ["days", "hours"] }),
        isTooMuchPower && sentence("notice", result.tooMuchPower),
        sentence("sums", result.sum, sum),
        !isTooMuchPower && sentence("text", result.nonstop, { hours: nonstop }),
        householdDays !== undefined &&
          sentence("text", result.household, {
            days: inDays(exactly(householdDays), units),
            perDay: kilograms(HOUSEHOLD_GRAMS, units),
          }),
      ]}
    />
  );
}
