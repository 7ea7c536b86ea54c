import type { RefObject } from "react";
import { Filled } from "../../components/Filled";
import { fillIn } from "../../lib/fillIn";
import { formatCount } from "../../lib/formatCount";
import { ENERGY, HOUSEHOLD_GRAMS, lasting, type Use } from "../../lib/lasting";
import * as styles from "./LastingAnswer.styles";
import { inDays, inHours, kilograms } from "./phrases";

interface LastingAnswerProps {
  words: Queries.LastingWordsFragment;
  /** Undefined if a field is blank or invalid, so that there is no answer. */
  use: Use | undefined;
  place: RefObject<HTMLDivElement>;
}

/** How long the gas lasts: the answer in large type, and the calculation. */
export function LastingAnswer({ words, use, place }: LastingAnswerProps) {
  return (
    <div ref={place} css={styles.root} role="status">
      <p css={styles.label}>{words.result.label}</p>
      {use ? (
        <Sums words={words} use={use} />
      ) : (
        <p css={styles.notice}>{words.result.unfinished}</p>
      )}
    </div>
  );
}

interface SumsProps {
  words: Queries.LastingWordsFragment;
  use: Use;
}

function Sums({ words: { result, units }, use }: SumsProps) {
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
      <p css={styles.sum}>
        {fillIn(result.sum, {
          kg: kilograms(use.grams, units),
          low: ENERGY.low / 10,
          high: ENERGY.high / 10,
          power,
          hours: inHours(same(time), units),
          days: inDays(days, units),
        })}
      </p>
      <ul css={styles.more}>
        {!isTooMuchPower && <li>{fillIn(result.nonstop, { hours: inHours(hours, units) })}</li>}
        {householdDays !== undefined && (
          <li>
            {fillIn(result.household, {
              days: inDays(same(householdDays), units),
              perDay: kilograms(HOUSEHOLD_GRAMS, units),
            })}
          </li>
        )}
      </ul>
    </>
  );
}
