import { fillIn, fillInAll } from "../../lib/fillIn";
import { CalculatorAnswer } from "../form/Calculator";
import * as shared from "../form/Calculator.styles";
import { headline, sentence } from "../form/sentence";
import { StopBox } from "../form/StopBox";
import type { Calculator } from "../form/useAnswers";
import { needsScripts } from "../../theme/needsScripts";
import { onlyWithoutScripts, onlyWithScripts } from "../../theme/scripts.styles";
import { monthsOf, type StampDate } from "./stampDate";
import { isBarredBy, type StampsState } from "./stampsState";
import * as styles from "./Stamps.styles";

type Words = Queries.SiteRefillStamps;

interface StampsAnswerProps {
  words: Words;
  state: StampsState;
  calculator: Calculator;
  /** By its weight, the cylinder is or may be too full: nothing about it is green. */
  isDoubtful: boolean;
}

/** A date as text, with its month if known. */
const inWords = ({ year, month }: StampDate, months: readonly string[]) =>
  month === undefined ? String(year) : `${months[month - 1]} ${year}`;

/** The dates that were read on the cylinder. */
export const datesOf = ({ result, months }: Words, { made, tested }: StampsState) => ({
  made: made ? inWords(made, months) : "",
  tested: tested ? inWords(tested, months) : result.untested,
});

/** Whether the cylinder is expired; before the dates are whole, what to enter. */
export function StampsAnswer({ words, state, calculator, isDoubtful }: StampsAnswerProps) {
  const { result, months } = words;
  const { said, read } = sentencesOf(words, state);
  const isGood = said && !isBarredBy(state);
  const dates = datesOf(words, state);
  // A page that is read years after it was saved must not call the cylinder in date.
  const also = isGood && onlyWithScripts;
  return (
    <CalculatorAnswer
      calculator={calculator}
      label={said && result[calculator.isLinked ? "linked" : "label"]}
      parts={[
        isGood ? (
          headline(calculator.isLinked ? "check" : isDoubtful ? "answer" : "good", said, also)
        ) : said ? (
          <StopBox key={said} said={said} message={result.message} />
        ) : (
          <p key="request" css={shared.text} {...needsScripts}>
            {state.errors.made === "missing" ? result.waiting : result.unfinished}
          </p>
        ),
        read && sentence("text", read, {}, also),
        [state.made?.other, state.tested?.other].map(
          (other) =>
            other &&
            sentence("text", result.otherDate, {
              other: inWords(other, months),
              typed: `${String(other.month).padStart(2, "0")}/${other.year}`,
            }),
        ),
        isGood && sentence("text", result.saved, dates, onlyWithoutScripts),
        <p key={String(isGood)} css={shared.text}>
          {isGood ? fillIn(result.expiryCounts, dates) : result.look}{" "}
          <a href={result.guide.to}>{result.guide.label}</a>
        </p>,
        <p key="rule" css={styles.fine}>
          {result.rule}
        </p>,
      ]}
    />
  );
}

/** The answer, and below it the dates that were read, if they count; neither while there is no answer. */
function sentencesOf(words: Words, stamps: StampsState): { said?: string; read?: string } {
  const { result, months } = words;
  const { made, age, errors, isExpired, isUnreadable } = stamps;
  if (isExpired) return { said: `${result.expired} ${result.close}` };
  if (isUnreadable) return { said: result.unreadable };
  if (!age || !made || Object.keys(errors).length > 0) return {};
  const { state, end, due, isThisYear } = age;
  const patterns = {
    inDate: result.inDate,
    last: monthsOf(due) < monthsOf(end) ? result.lastBeforeRetest : result.last,
    retest: isThisYear ? result.retestThisYear : result.retest,
    stop: isThisYear ? result.stopThisYear : result.stop,
  };
  const dates = datesOf(words, stamps);
  const said = fillInAll(
    [
      patterns[state],
      age.isNearlyOver && result.nearlyOver,
      state === "stop" && result.close,
      age.isTestedLate && result.testedLate,
      age.isSoon && result.soon,
    ],
    { ...dates, end: inWords(end, months), due: inWords(due, months) },
  );
  return { said: said.join(" "), read: fillIn(result.read, dates) };
}
