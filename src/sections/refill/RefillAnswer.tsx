import type { RefObject } from "react";
import { Filled } from "../../components/Filled";
import { SiteLink } from "../../components/SiteLink";
import { fillIn } from "../../lib/fillIn";
import type { Answers } from "../../lib/formAnswers";
import { COARSE_STEP, type RefillResult, type Weighing } from "../../lib/refillCheck";
import { readWeighing, type ReadWeighing } from "./readWeighing";
import * as styles from "./RefillAnswer.styles";
import { ShortWeight } from "./ShortWeight";
import { valuesOf } from "./values";

interface RefillAnswerProps {
  words: Queries.RefillWordsFragment;
  read: ReadWeighing;
  /** The form's initial answers. */
  starts: Answers;
  place: RefObject<HTMLDivElement>;
}

/** The example shown before the visitor enters anything. Its weights are not those of a real cylinder. */
const example = { size: "12.5", tare: "15.2", now: "27.1", step: "0.1" };

/** The result: first a warning about overfilling, then how much gas was received. */
export function RefillAnswer({ words, read, starts, place }: RefillAnswerProps) {
  const { result } = words;
  const shown = read.isBegun ? read : readWeighing(example, starts);
  return (
    <div ref={place} css={styles.root} role="status">
      <p css={styles.label}>
        {read.isBegun
          ? result.label
          : fillIn(result.example, valuesOf(shown.weighing, undefined, words))}
      </p>
      {shown.result ? (
        <Sums words={words} weighing={shown.weighing} result={shown.result} />
      ) : (
        <p css={styles.unfinished}>{result.unfinished}</p>
      )}
      {shown.result?.kind === "short" && (
        <ShortWeight
          words={words}
          weighing={shown.weighing}
          result={shown.result}
          isExample={!read.isBegun}
        />
      )}
    </div>
  );
}

interface SumsProps {
  words: Queries.RefillWordsFragment;
  weighing: Weighing;
  result: RefillResult;
}

function Sums({ words, weighing, result }: SumsProps) {
  const { result: sentences } = words;
  const { kind, tooFull, inside } = result;
  const values = valuesOf(weighing, result, words);
  const filled = (pattern: string) => fillIn(pattern, values);
  const isAmountTold = !(tooFull && kind === "more");
  const sums = [
    inside !== undefined && filled(sentences.inside),
    weighing.before !== undefined && filled(sentences.received),
    kind === "short" && filled(sentences.difference),
    result.naira !== undefined && filled(sentences.naira),
  ].filter((sum) => sum !== false);
  return (
    <>
      {tooFull && (
        <div css={styles.warning}>
          <p css={styles.warningTitle}>{filled(sentences[tooFull])}</p>
          <p css={styles.text}>{sentences.tooFull}</p>
          <SiteLink to={sentences.leakSteps.to}>{sentences.leakSteps.label}</SiteLink>
        </div>
      )}
      {isAmountTold && (
        <p css={tooFull ? styles.text : styles.answer}>
          <Filled
            pattern={sentences[kind]}
            values={values}
            strong={[kind === "short" || kind === "more" ? "difference" : "received"]}
          />
          {result.naira !== undefined && ` ${filled(sentences.worth)}`}
        </p>
      )}
      <ul css={styles.sums}>
        {sums.map((sum) => (
          <li key={sum}>{sum}</li>
        ))}
      </ul>
      {kind === "unsure" && weighing.step >= COARSE_STEP && (
        <p css={styles.text}>{sentences.coarse}</p>
      )}
      {weighing.before === undefined && <p css={styles.text}>{sentences.newGas}</p>}
      {weighing.tare === undefined && <p css={styles.text}>{sentences.addTare}</p>}
    </>
  );
}
