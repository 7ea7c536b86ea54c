import { Filled } from "../../components/Filled";
import { fillIn } from "../../lib/fillIn";
import { formatCount } from "../../lib/formatCount";
import { CalculatorAnswer } from "../form/CalculatorAnswer";
import * as styles from "../form/CalculatorAnswer.styles";
import type { Calculator } from "../form/useAnswers";
import { ENERGY, HOUSEHOLD_GRAMS, lasting, type Use } from "./lasting";
import { inDays, inHours, kilograms } from "./phrases";

type Copy = Queries.SiteLastingWordsFragment;

interface LastingAnswerProps {
  copy: Copy;
  /** Undefined if a field is blank or invalid, so that there is no answer. */
  use: Use | undefined;
  calculator: Pick<Calculator, "answer" | "isBegun">;
}

/** How long the gas lasts: the answer in large type, and the calculation. The initial one is an example. */
export function LastingAnswer({ copy, use, calculator }: LastingAnswerProps) {
  return (
    <CalculatorAnswer
      calculator={calculator}
      label={use && (calculator.isBegun ? copy.result.label : exampleOf(copy, use))}
    >
      {use ? <Sums copy={copy} use={use} /> : <p css={styles.text}>{copy.result.unfinished}</p>}
    </CalculatorAnswer>
  );
}

const exactly = (value: number) => ({ low: value, high: value });

const exampleOf = ({ result, units }: Copy, { grams, milliHours }: Use) =>
  fillIn(result.example, {
    kg: kilograms(grams, units),
    hours: inHours(exactly(milliHours / 1000), units),
  });

function Sums({ copy: { result, units }, use }: { copy: Copy; use: Use }) {
  const { kind, isTooMuchPower, householdDays, ...range } = lasting(use);
  const kg = kilograms(use.grams, units);
  const days = inDays(range.days, units);
  const hours = inHours(range.hours, units);
  return (
    <>
      <p css={styles.answer}>
        <Filled
          pattern={result[kind]}
          values={{ kg, days: <strong>{days}</strong>, hours: <strong>{hours}</strong> }}
        />
      </p>
      {isTooMuchPower && <p css={styles.notice}>{result.tooMuchPower}</p>}
      <p css={styles.sums}>
        {fillIn(result.sum, {
          kg,
          low: ENERGY.low / 10,
          high: ENERGY.high / 10,
          power: fillIn(result.power, {
            burners: use.burners,
            kw: formatCount(use.watts / 1000),
          }),
          hours: inHours(exactly(use.milliHours / 1000), units),
          days,
        })}
      </p>
      {!isTooMuchPower && <p css={styles.text}>{fillIn(result.nonstop, { hours })}</p>}
      {householdDays !== undefined && (
        <p css={styles.text}>
          {fillIn(result.household, {
            days: inDays(exactly(householdDays), units),
            perDay: kilograms(HOUSEHOLD_GRAMS, units),
          })}
        </p>
      )}
    </>
  );
}
