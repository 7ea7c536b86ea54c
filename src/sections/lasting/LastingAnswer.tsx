import type { RefObject } from "react";
import { Filled } from "../../components/Filled";
import { fillIn } from "../../lib/fillIn";
import { formatCount } from "../../lib/formatCount";
import { ENERGY, HOUSEHOLD_GRAMS, lasting, type Use } from "../../lib/lasting";
import { ToolAnswer } from "../tool/ToolAnswer";
import * as styles from "../tool/ToolAnswer.styles";
import { inDays, inHours, kilograms } from "./phrases";

interface LastingAnswerProps {
  copy: Queries.LastingWordsFragment;
  /** Undefined if a field is blank or invalid, so that there is no answer. */
  use: Use | undefined;
  answerRef: RefObject<HTMLDivElement>;
}

/** How long the gas lasts: the answer in large type, and the calculation. */
export function LastingAnswer({ copy, use, answerRef }: LastingAnswerProps) {
  return (
    <ToolAnswer answerRef={answerRef} label={copy.result.label}>
      {use ? <Sums copy={copy} use={use} /> : <p css={styles.notice}>{copy.result.unfinished}</p>}
    </ToolAnswer>
  );
}

interface SumsProps {
  copy: Queries.LastingWordsFragment;
  use: Use;
}

function Sums({ copy: { result, units }, use }: SumsProps) {
  const { kind, days, hours, isTooMuchPower, householdDays } = lasting(use);
  const time = use.milliHours / 1000;
  const same = (value: number) => ({ low: value, high: value });
  const power = fillIn(result.power, { burners: use.burners, kw: formatCount(use.watts / 1000) });
  return (
    <>
      <p css={styles.answer}>
        <Filled
          pattern={result[kind]}
          values={{
            kg: kilograms(use.grams, units),
            days: inDays(days, units),
            hours: inHours(hours, units),
          }}
          strong={["days", "hours"]}
        />
      </p>
      {isTooMuchPower && <p css={styles.notice}>{result.tooMuchPower}</p>}
      <p css={styles.sums}>
        {fillIn(result.sum, {
          kg: kilograms(use.grams, units),
          low: ENERGY.low / 10,
          high: ENERGY.high / 10,
          power,
          hours: inHours(same(time), units),
          days: inDays(days, units),
        })}
      </p>
      {!isTooMuchPower && (
        <p css={styles.text}>{fillIn(result.nonstop, { hours: inHours(hours, units) })}</p>
      )}
      {householdDays !== undefined && (
        <p css={styles.text}>
          {fillIn(result.household, {
            days: inDays(same(householdDays), units),
            perDay: kilograms(HOUSEHOLD_GRAMS, units),
          })}
        </p>
      )}
    </>
  );
}
