import { itemsOf } from "../../components/itemsOf";
import { fillIn, fillInAll } from "../../lib/fillIn";
import { CalculatorAnswer } from "../form/Calculator";
import * as shared from "../form/Calculator.styles";
import { sentence } from "../form/sentence";
import type { Calculator } from "../form/useAnswers";
import { COARSE_STEP, isTooFull, type Amount } from "./refillCheck";
import { ShortWeight } from "./ShortWeight";
import { example, valuesOf } from "./values";
import type { WeighingState } from "./weighingState";
import * as styles from "./Refill.styles";

type Copy = Queries.SiteRefillWordsFragment;

interface RefillAnswerProps {
  copy: Copy;
  calculator: Calculator;
  state: WeighingState;
  exampleTitle: string;
}

/** Below this many grams, the scale may be wrong: cheap ones often are by as much. */
const SMALL_SHORTFALL = 500;

/**
 * First a warning about overfilling, then how much gas was received, which weight is in doubt, or what is missing. Before
 * the visitor enters anything, the example.
 */
export function RefillAnswer({ copy, calculator, state, exampleTitle }: RefillAnswerProps) {
  const { result } = copy;
  if (!calculator.isBegun) {
    const values = valuesOf(copy, example);
    const parts = [result.inside, result.short].map((sum) => sentence("sums", sum, values));
    return <CalculatorAnswer calculator={calculator} label={exampleTitle} parts={parts} />;
  }
  const { fullness, doubt, amount } = state.check ?? {};
  const values = valuesOf(copy, state);
  const isOver = isTooFull(fullness);
  return (
    <CalculatorAnswer
      calculator={calculator}
      label={amount || isOver ? result.label : undefined}
      parts={[
        isOver && (
          <div key="warning" css={styles.warning}>
            <p css={styles.warningTitle}>{fillIn(result[fullness], values)}</p>
            <p css={shared.text}>{result.tooFull}</p>
            <a href={result.leakSteps.to}>{result.leakSteps.label}</a>
          </div>
        ),
        doubt && sentence("notice", result[doubt], values),
        doubt && sentence("text", result.doubtful),
        !doubt && !amount && sentence("text", result.unfinished),
        ...(amount ? amountParts(copy, state, amount) : []),
      ]}
    />
  );
}

/** How much gas was received, how that was calculated, and how certain it is. */
function amountParts(copy: Copy, state: WeighingState, { kind, difference, naira }: Amount) {
  const { result } = copy;
  const { tare, before, now = 0, step = 0 } = state.figures;
  const fullness = state.check?.fullness;
  const isOver = isTooFull(fullness);
  const values = valuesOf(copy, state);
  const isShort = kind === "short";
  const main = isShort || kind === "more" ? "difference" : "received";
  const worth = isShort && naira !== undefined && result.worth;
  const answer = kind && fillInAll([result[kind], worth]).join(" ");
  const isReady = kind === "right" || kind === "enough" || kind === "unsure";
  const sums = [
    tare !== undefined && now > tare && result.inside,
    before !== undefined && now > before && result.received,
    isShort && result.difference,
    worth && result.naira,
  ];
  const notes = [
    isShort && difference < SMALL_SHORTFALL && result.testScale,
    fullness === "unknown" && result.tooCoarse,
    fullness !== "unknown" && kind === "unsure" && step >= COARSE_STEP && result.coarse,
    before === undefined && kind && kind !== "empty" && result.newGas,
    tare === undefined && !isOver && result.addTare,
  ];
  return [
    answer && sentence(isOver ? "text" : "answer", answer, values, { bold: [main] }),
    <ul key="sums" css={shared.sums} translate="no">
      {itemsOf(fillInAll(sums, values))}
    </ul>,
    ...fillInAll(notes).map((note) => sentence("text", note)),
    isReady && tare !== undefined && !fullness && (
      <a key="connect" href={result.connect.to}>
        {result.connect.label}
      </a>
    ),
    (isShort || kind === "empty" || kind === "nothing") && (
      <ShortWeight key="short" copy={copy} state={state} />
    ),
  ];
}
