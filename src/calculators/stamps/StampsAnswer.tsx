import { fillIn } from "../../lib/fillIn";
import { CalculatorAnswer } from "../form/CalculatorAnswer";
import * as answerStyles from "../form/CalculatorAnswer.styles";
import type { Calculator } from "../form/useAnswers";
import { monthsOf, type StampDate } from "./stampDate";
import type { StampsState } from "./stampsState";
import * as styles from "./StampsAnswer.styles";

type Copy = Queries.SiteRefillStamps;

interface StampsAnswerProps {
  copy: Copy;
  state: StampsState;
  calculator: Pick<Calculator, "answer">;
}

/** A date as text, with its month if known. */
export const inWords = ({ year, month }: StampDate, months: readonly string[]) =>
  month === undefined ? String(year) : `${months[month - 1]} ${year}`;

/** Whether the cylinder is in date; before the dates are whole, what to enter. */
export function StampsAnswer({ copy, state, calculator }: StampsAnswerProps) {
  const { result } = copy;
  const [first, ...others] = sentencesOf(copy, state) ?? [];
  const tone = toneOf(state);
  return (
    <CalculatorAnswer calculator={calculator} label={first && result.label}>
      {first ? (
        <p css={[answerStyles.answer, styles.answer, styles.tones[tone]]}>{first}</p>
      ) : (
        <p css={[answerStyles.text, styles.prompt]}>
          {state.errors.made === "missing" ? result.waiting : result.unfinished}
        </p>
      )}
      {others.map((sentence) => (
        <p key={sentence} css={answerStyles.text}>
          {sentence}
        </p>
      ))}
      <p css={answerStyles.text}>
        {first && tone === "good" ? result.expiryCounts : result.look}{" "}
        <a href={result.guide.to}>{result.guide.label}</a>
      </p>
      <p css={styles.fine}>{result.rule}</p>
    </CalculatorAnswer>
  );
}

const toneOf = ({ isExpired, isUnreadable, age }: StampsState): keyof typeof styles.tones =>
  !isExpired && !isUnreadable && (age?.state === "inDate" || age?.state === "last")
    ? "good"
    : "bad";

/** The answer's sentences; undefined while there is none. */
function sentencesOf({ result, months }: Copy, stamps: StampsState) {
  const { made, tested, age, errors, isExpired, isUnreadable } = stamps;
  if (isExpired) return [result.expired, result.close];
  if (isUnreadable) return [result.unreadable];
  if (!age || !made || Object.keys(errors).length > 0) return undefined;
  const { state, end, due, isThisYear } = age;
  const date = (one: StampDate) => inWords(one, months);
  const values = { made: date(made), end: date(end), due: date(due) };
  const patterns = {
    inDate: result.inDate,
    last: monthsOf(due) < monthsOf(end) ? result.lastBeforeRetest : result.last,
    retest: isThisYear ? result.retestThisYear : result.retest,
    stop: isThisYear ? result.stopThisYear : result.stop,
  };
  const more = [
    age.isNearlyOver && result.nearlyOver,
    state === "stop" && result.close,
    state === "stop" && age.isTestedLate && result.testedLate,
    age.isSoon && (state === "inDate" || state === "last") && result.soon,
    fillIn(result.read, { made: values.made, tested: tested ? date(tested) : result.untested }),
  ];
  return [fillIn(patterns[state], values), ...more.filter((sentence) => sentence !== false)];
}
