import { Filled } from "../../components/Filled";
import { fillIn } from "../../lib/fillIn";
import { COARSE_STEP, type Amount, type RefillCheck, type Weighing } from "../../lib/refillCheck";
import * as styles from "../tool/ToolAnswer.styles";
import { ShortWeight } from "./ShortWeight";
import { sumsOf, valuesOf } from "./values";

interface AmountAnswerProps {
  copy: Queries.RefillWordsFragment;
  figures: Partial<Weighing>;
  check: RefillCheck;
  amount: Amount;
  /** A warning about overfilling is shown above. */
  isTooFull: boolean;
}

/** Below this many grams, the scale may be wrong: cheap ones often are by as much. */
const SMALL_SHORTFALL = 500;

/** How much gas was received, how that was calculated, and how certain it is. */
export function AmountAnswer({ copy, figures, check, amount, isTooFull }: AmountAnswerProps) {
  const { result } = copy;
  const { kind, difference } = amount;
  const { tare, before, step = 0 } = figures;
  const values: Readonly<Record<string, string>> = valuesOf(copy, figures, check);
  const main = kind === "short" || kind === "more" ? "difference" : "received";
  const isShort = kind === "short" || kind === "empty";
  const isTold = !(isTooFull && kind === "more");
  const notes = [
    kind === "short" && difference < SMALL_SHORTFALL && result.testScale,
    check.fullness === "unknown" && result.tooCoarse,
    check.fullness !== "unknown" && kind === "unsure" && step >= COARSE_STEP && result.coarse,
    before === undefined && isTold && kind !== "empty" && result.newGas,
    tare === undefined && !isTooFull && result.addTare,
  ].filter((note) => note !== false);
  return (
    <>
      {isTold && (
        <p css={isTooFull ? styles.text : styles.answer}>
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
      {isShort && <ShortWeight copy={copy} figures={figures} check={check} />}
    </>
  );
}
