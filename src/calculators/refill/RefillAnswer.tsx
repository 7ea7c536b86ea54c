import { itemsOf } from "../../components/text/itemsOf";
import { fillIn, fillInAll } from "../../lib/fillIn";
import { CalculatorAnswer } from "../form/Calculator";
import * as shared from "../form/Calculator.styles";
import { headline, sentence } from "../form/sentence";
import { StopBox } from "../form/StopBox";
import type { Calculator } from "../form/useAnswers";
import { COARSE_STEP, isTooFull, type Amount } from "./refillCheck";
import { example, valuesOf } from "./values";
import type { WeighingState } from "./weighingState";

type Copy = Queries.SiteRefillWordsFragment;

type Calls = readonly { label: string; number: string }[];

interface RefillAnswerProps {
  copy: Copy;
  calculator: Calculator;
  state: WeighingState;
  exampleTitle: string;
  /** The emergency numbers. */
  calls: Calls;
}

/** Below this many grams, the scale may be wrong: cheap ones often are by as much. */
const SMALL_SHORTFALL = 500;

/**
 * First a warning about overfilling or about a scale that cannot exclude it, then how much gas was received, which weight
 * is in doubt, or what is missing. Before the visitor enters anything, the example.
 */
export function RefillAnswer(props: RefillAnswerProps) {
  const { copy, calculator, state, exampleTitle, calls } = props;
  const { result } = copy;
  if (!calculator.isBegun) {
    const values = valuesOf(copy, example);
    const parts = [result.inside, result.short].map((sum) => sentence("sums", sum, values));
    return <CalculatorAnswer calculator={calculator} label={exampleTitle} parts={parts} />;
  }
  const { fullness, doubt, amount } = state.check ?? {};
  const values = valuesOf(copy, state);
  const isOver = isTooFull(fullness);
  const warning = isOver && `${fillIn(result[fullness], values)} ${result.tooFull}`;
  const doubts = doubt && fillIn(`${result[doubt]} ${result.doubtful}`, values);
  return (
    <CalculatorAnswer
      calculator={calculator}
      label={amount || doubt || isOver ? result.label : undefined}
      parts={[
        warning && (
          <StopBox key={warning} said={warning} calls={calls}>
            <a href={result.leakSteps.to}>{result.leakSteps.label}</a>
          </StopBox>
        ),
        doubts && (isOver ? sentence("text", doubts) : headline("check", doubts)),
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
  const worth = isShort && naira !== undefined && result.worth;
  const answer = kind && fillInAll([result[kind], worth], values).join(" ");
  const isRight = kind === "right" || kind === "enough";
  const isReady = isRight || kind === "unsure";
  const isTooCoarse = fullness === "unknown";
  const sums = [
    tare !== undefined && now > tare && result.inside,
    before !== undefined && now > before && result.received,
    isShort && result.difference,
    worth && result.naira,
  ];
  const notes = [
    isShort && difference < SMALL_SHORTFALL && result.testScale,
    !isTooCoarse && kind === "unsure" && step >= COARSE_STEP && result.coarse,
    before === undefined && kind && kind !== "empty" && result.newGas,
    tare === undefined && !isOver && result.addTare,
  ];
  return [
    isTooCoarse && headline("check", result.tooCoarse),
    answer &&
      (isOver || isTooCoarse
        ? sentence("text", answer)
        : headline(isRight ? "good" : "check", answer)),
    <ul key="sums" css={shared.sums} translate="no">
      {itemsOf(fillInAll(sums, values))}
    </ul>,
    ...fillInAll(notes).map((note) => sentence("text", note)),
    isReady && tare !== undefined && !fullness && (
      <a key="connect" href={result.connect.to}>
        {result.connect.label}
      </a>
    ),
  ];
}
