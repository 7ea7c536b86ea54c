import type { Tool } from "../../hooks/useAnswers";
import { fillIn } from "../../lib/fillIn";
import type { StampDate } from "../../lib/stampDate";
import { ToolAnswer } from "../tool/ToolAnswer";
import * as toolStyles from "../tool/ToolAnswer.styles";
import * as styles from "./StampsAnswer.styles";
import type { StampsState } from "./stampsState";

type Copy = Queries.StampsWordsFragment["stamps"];

interface StampsAnswerProps {
  copy: Copy;
  state: StampsState;
  tool: Pick<Tool, "answer">;
}

/** A date as text, with its month if known. */
export const inWords = ({ year, month }: StampDate, months: readonly string[]) =>
  month === undefined ? String(year) : `${months[month - 1]} ${year}`;

/** Whether the cylinder is in date. */
export function StampsAnswer({ copy, state, tool }: StampsAnswerProps) {
  const { result } = copy;
  const [first, ...others] = sentencesOf(copy, state);
  const isAsking = first === result.waiting && styles.prompt;
  return (
    <ToolAnswer tool={tool} label={result.label} labelStyle={isAsking}>
      <p css={[toolStyles.answer, styles.answer, styles.tones[toneOf(state)], isAsking]}>{first}</p>
      {others.map((sentence) => (
        <p key={sentence} css={toolStyles.text}>
          {sentence}
        </p>
      ))}
      <p css={toolStyles.text}>
        {result.look} <a href={result.guide.to}>{result.guide.label}</a>
      </p>
      <p css={styles.fine}>{result.rule}</p>
    </ToolAnswer>
  );
}

const hasErrors = ({ errors }: StampsState) => Object.keys(errors).length > 0;

function toneOf(state: StampsState): keyof typeof styles.tones {
  if (state.isUnreadable) return "bad";
  if (!state.age || hasErrors(state)) return "calm";
  return state.age.state === "inDate" || state.age.state === "last" ? "good" : "bad";
}

function sentencesOf({ result, months }: Copy, stamps: StampsState) {
  const { made, tested, age, isUnreadable } = stamps;
  if (isUnreadable) return [result.unreadable];
  if (hasErrors(stamps)) return [result.unfinished];
  if (!age || !made) return [result.waiting];
  const { state, end, due, isThisYear } = age;
  const date = (one: StampDate) => inWords(one, months);
  const values = { made: date(made), end: date(end), due: date(due) };
  const patterns = {
    inDate: result.inDate,
    last: result.last,
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
