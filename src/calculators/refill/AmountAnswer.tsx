import { Filled } from "../../components/Filled";
import { fillIn } from "../../lib/fillIn";
import * as styles from "../form/CalculatorAnswer.styles";
import {
  COARSE_STEP,
  isTareLow,
  isTooFull,
  type Amount,
  type RefillCheck,
  type Weighing,
} from "./refillCheck";
import { ShortWeight } from "./ShortWeight";
import { sumsOf, valuesOf } from "./values";

interface AmountAnswerProps {
  copy: Queries.SiteRefillWordsFragment;
  figures: Partial<Weighing>;
  check: RefillCheck;
  amount: Amount;
}

/** Below this many grams, the scale may be wrong: cheap ones often are by as much. */
const SMALL_SHORTFALL = 500;

/** How much gas was received, how that was calculated, and how certain it is. */
export function AmountAnswer({ copy, figures, check, amount }: AmountAnswerProps) {
  const { result } = copy;
  const { kind, difference } = amount;
  const { tare, before, step = 0 } = figures;
  const isOver = isTooFull(check.fullness);
  const isDoubtful = isTareLow(figures);
  const values: Readonly<Record<string, string>> = valuesOf(copy, figures, check);
  const main = kind === "short" || kind === "more" ? "difference" : "received";
  const isShort = kind === "short" || kind === "empty" || kind === "nothing";
  const isReady = kind === "right" || kind === "enough" || kind === "unsure";
  const notes = [
    kind === "short" && difference < SMALL_SHORTFALL && result.testScale,
    check.fullness === "unknown" && result.tooCoarse,
    check.fullness !== "unknown" && kind === "unsure" && step >= COARSE_STEP && result.coarse,
    before === undefined && kind && kind !== "empty" && result.newGas,
    tare === undefined && !isOver && result.addTare,
  ].filter((note) => typeof note === "string");
  return (
    <>
      {isDoubtful && <p css={styles.text}>{fillIn(result.tareLow, values)}</p>}
      {kind && (
        <p css={isOver ? styles.text : styles.answer}>
          <Filled
            pattern={result[kind]}
            values={{ ...values, [main]: <strong>{values[main]}</strong> }}
          />
          {kind === "short" && amount.naira !== undefined && ` ${fillIn(result.worth, values)}`}
        </p>
      )}
      <ul css={styles.sums}>
        {sumsOf(copy, figures, amount).map((sum) => (
          <li key={sum}>{fillIn(sum, values)}</li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} css={styles.text}>
          {note}
        </p>
      ))}
      {isReady && tare !== undefined && !check.fullness && !isDoubtful && (
        <a href={result.connect.to}>{result.connect.label}</a>
      )}
      {isShort && <ShortWeight copy={copy} figures={figures} check={check} />}
    </>
  );
}
