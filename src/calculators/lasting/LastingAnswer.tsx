import { Filled } from "../../components/Filled";
import { fillIn } from "../../lib/fillIn";
import { formatCount } from "../../lib/formatCount";
import { CalculatorAnswer } from "../form/Calculator";
import * as styles from "../form/Calculator.styles";
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
      <CalculatorAnswer calculator={calculator}>
        <p css={styles.text}>{result.unfinished}</p>
      </CalculatorAnswer>
    );
  const { kind, isTooMuchPower, householdDays, ...range } = lasting(use);
  const kg = kilograms(use.grams, units);
  const days = inDays(range.days, units);
  const nonstop = inHours(range.hours, units);
  const hours = inHours(exactly(use.milliHours / 1000), units);
  const power = { burners: use.burners, kw: formatCount(use.watts / 1000) };
  const sentence = fillIn(result[kind], { kg, days, hours: nonstop });
  const energy = { low: ENERGY.low / 10, high: ENERGY.high / 10 };
  return (
    <CalculatorAnswer
      calculator={calculator}
      label={calculator.isBegun ? result.label : fillIn(result.example, { kg, hours })}
    >
      <p key={sentence} css={styles.answer}>
        <Filled
          pattern={result[kind]}
          values={{ kg, days: <strong>{days}</strong>, hours: <strong>{nonstop}</strong> }}
        />
      </p>
      {isTooMuchPower && <p css={styles.notice}>{result.tooMuchPower}</p>}
      <p css={styles.sums} translate="no">
        {fillIn(result.sum, { kg, ...energy, power: fillIn(result.power, power), hours, days })}
      </p>
      {!isTooMuchPower && <p css={styles.text}>{fillIn(result.nonstop, { hours: nonstop })}</p>}
      {householdDays !== undefined && (
        <p css={styles.text}>
          {fillIn(result.household, {
            days: inDays(exactly(householdDays), units),
            perDay: kilograms(HOUSEHOLD_GRAMS, units),
          })}
        </p>
      )}
    </CalculatorAnswer>
  );
}
