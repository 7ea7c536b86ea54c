import { fillInAll } from "../../lib/fillIn";
import { CalculatorAnswer } from "../form/Calculator";
import * as shared from "../form/Calculator.styles";
import { sentence } from "../form/sentence";
import type { Calculator } from "../form/useAnswers";
import { needsScripts } from "../../theme/needsScripts";
import { onlyWithoutScripts, onlyWithScripts } from "../../theme/scripts.styles";
import { monthsOf, type StampDate } from "./stampDate";
import type { StampsState } from "./stampsState";
import * as styles from "./Stamps.styles";

type Copy = Queries.SiteRefillStamps;

interface StampsAnswerProps {
  copy: Copy;
  state: StampsState;
  calculator: Calculator;
}

/** A date as text, with its month if known. */
const inWords = ({ year, month }: StampDate, months: readonly string[]) =>
  month === undefined ? String(year) : `${months[month - 1]} ${year}`;

/** The dates that were read on the cylinder. */
export const datesOf = ({ result, months }: Copy, { made, tested }: StampsState) => ({
  made: made ? inWords(made, months) : "",
  tested: tested ? inWords(tested, months) : result.untested,
});

/** Whether the cylinder is in date; before the dates are whole, what to enter. */
export function StampsAnswer({ copy, state, calculator }: StampsAnswerProps) {
  const { result } = copy;
  const [first, ...others] = sentencesOf(copy, state);
  const isGood = first && !state.isExpired && !state.isUnreadable && state.age?.isInDate;
  // A page that is read years after it was saved must not call the cylinder in date.
  const also = isGood && onlyWithScripts;
  const look = [styles.answer, isGood ? styles.good : styles.bad, also];
  return (
    <CalculatorAnswer
      calculator={calculator}
      label={first && result.label}
      parts={[
        first ? (
          sentence("answer", first, {}, { also: look })
        ) : (
          <p key="request" css={shared.text} {...needsScripts}>
            {state.errors.made === "missing" ? result.waiting : result.unfinished}
          </p>
        ),
        ...others.map((other) => sentence("text", other, {}, { also })),
        isGood &&
          sentence("text", result.saved, datesOf(copy, state), { also: onlyWithoutScripts }),
        <p key={String(isGood)} css={shared.text}>
          {isGood ? result.expiryCounts : result.look}{" "}
          <a href={result.guide.to}>{result.guide.label}</a>
        </p>,
        <p key="rule" css={styles.fine}>
          {result.rule}
        </p>,
      ]}
    />
  );
}

/** The answer's sentences; none while there is no answer. */
function sentencesOf(copy: Copy, stamps: StampsState): string[] {
  const { result, months } = copy;
  const { made, age, errors, isExpired, isUnreadable } = stamps;
  if (isExpired) return [result.expired, result.close];
  if (isUnreadable) return [result.unreadable];
  if (!age || !made || Object.keys(errors).length > 0) return [];
  const { state, end, due, isThisYear } = age;
  const patterns = {
    inDate: result.inDate,
    last: monthsOf(due) < monthsOf(end) ? result.lastBeforeRetest : result.last,
    retest: isThisYear ? result.retestThisYear : result.retest,
    stop: isThisYear ? result.stopThisYear : result.stop,
  };
  return fillInAll(
    [
      patterns[state],
      age.isNearlyOver && result.nearlyOver,
      state === "stop" && result.close,
      age.isTestedLate && result.testedLate,
      age.isSoon && result.soon,
      result.read,
    ],
    { ...datesOf(copy, stamps), end: inWords(end, months), due: inWords(due, months) },
  );
}
