import type { RefObject } from "react";
import { SiteLink } from "../../components/SiteLink";
import { fillIn } from "../../lib/fillIn";
import type { StampDate } from "../../lib/stampDate";
import type { ReadStamps } from "./readStamps";
import * as styles from "./StampsAnswer.styles";

type Words = Queries.StampsWordsFragment["stamps"];

interface StampsAnswerProps {
  words: Words;
  read: ReadStamps;
  isUnreadable: boolean;
  place: RefObject<HTMLDivElement>;
}

/** A date as text, with its month if known. */
export const inWords = ({ year, month }: StampDate, months: readonly string[]) =>
  month === undefined ? String(year) : `${months[month - 1]} ${year}`;

/** Whether the cylinder is in date. */
export function StampsAnswer({ words, read, isUnreadable, place }: StampsAnswerProps) {
  const { result } = words;
  const sentences = isUnreadable ? [result.unreadable] : sentencesOf(words, read);
  const [first, ...others] = sentences;
  const isAsking = first === result.waiting && styles.prompt;
  return (
    <div ref={place} css={styles.root} role="status">
      <p css={[styles.label, isAsking]}>{result.label}</p>
      <p css={[styles.answer, styles.tones[toneOf(read, isUnreadable)], isAsking]}>{first}</p>
      {others.map((sentence) => (
        <p key={sentence} css={styles.text}>
          {sentence}
        </p>
      ))}
      <p css={styles.text}>
        {result.look} <SiteLink to={result.guide.to}>{result.guide.label}</SiteLink>
      </p>
      <p css={styles.fine}>{result.rule}</p>
    </div>
  );
}

function toneOf({ age, wrong }: ReadStamps, isUnreadable: boolean): keyof typeof styles.tones {
  if (isUnreadable) return "bad";
  if (!age || wrong.made || wrong.tested) return "calm";
  return age.state === "inDate" || age.state === "last" ? "good" : "bad";
}

function sentencesOf({ result, months }: Words, { made, tested, wrong, age }: ReadStamps) {
  if (wrong.made || wrong.tested) return [result.unfinished];
  if (!age || !made) return [result.waiting];
  const { state, end, due, stop, isThisYear } = age;
  const date = (one: StampDate) => inWords(one, months);
  const values = { made: date(made), end: date(end), due: date(due), stop: date(stop) };
  const patterns = {
    inDate: result.inDate,
    last: stop === end ? result.last : result.lastTest,
    retest: isThisYear ? result.retestThisYear : result.retest,
    stop: isThisYear ? result.stopThisYear : result.stop,
  };
  const more = [
    age.isNearlyOver && result.nearlyOver,
    state === "stop" && result.close,
    state === "stop" && age.isTestedLate && result.testedLate,
    (state === "inDate" || state === "last") && age.isSoon && result.soon,
    fillIn(result.read, { made: values.made, tested: tested ? date(tested) : result.untested }),
  ];
  return [fillIn(patterns[state], values), ...more.filter((sentence) => sentence !== false)];
}
