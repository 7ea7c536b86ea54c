import { itemsOf } from "../../components/text/itemsOf";
import { fillIn, fillInAll } from "../../lib/fillIn";
import { CalculatorAnswer } from "../form/Calculator";
import * as shared from "../form/Calculator.styles";
import { headline, sentence } from "../form/sentence";
import { StopBox } from "../form/StopBox";
import type { Calculator } from "../form/useAnswers";
import { COARSE_STEP, SCALE_ERROR, type Amount } from "./refillCheck";
import { example, valuesOf } from "./values";
import { verdictOf, type WeighingState } from "./weighingState";

type Words = Queries.SiteRefillWordsFragment;

interface RefillAnswerProps {
  words: Words;
  calculator: Calculator;
  state: WeighingState;
  exampleTitle: string;
  calls: readonly { label: string; number: string }[];
  /** The dates on the cylinder forbid its use. */
  isBarred: boolean;
}

/**
 * First what forbids or delays the use: too much gas, doubt of it, or the dates; then how much gas was received, or what
 * is missing. Before the visitor enters anything, the example.
 */
export function RefillAnswer(props: RefillAnswerProps) {
  const { words, calculator, state, exampleTitle, calls, isBarred } = props;
  const { result, stamps } = words;
  if (!calculator.isBegun) {
    const values = valuesOf(words, example);
    const parts = [result.inside, result.short].map((sum) => sentence("sums", sum, values));
    return <CalculatorAnswer calculator={calculator} label={exampleTitle} parts={parts} />;
  }
  const { fullness, doubt, amount } = state.check ?? {};
  const values = valuesOf(words, state);
  const isSevere = fullness === "likely" || fullness === "impossible";
  const warning = isSevere && `${fillIn(result[fullness], values)} ${result.tooFull}`;
  const isForbidden = isBarred && amount !== undefined;
  const isUnknown = fullness === "unknown" && amount !== undefined;
  const cautions = fillInAll(
    [
      isForbidden && result.barred,
      fullness === "slight" && result.slight,
      doubt && `${result[doubt]} ${result.doubtful}`,
      isUnknown && (state.figures.tare === undefined ? result.addTare : result.tooCoarse),
    ],
    values,
  );
  const isAnswered = Boolean(amount ?? (warning || cautions[0]));
  return (
    <CalculatorAnswer
      calculator={calculator}
      label={isAnswered ? result[calculator.isLinked ? "linked" : "label"] : undefined}
      parts={[
        warning && (
          <StopBox key={warning} said={warning} message={result.message} calls={calls}>
            <a href={result.leakSteps.to}>{result.leakSteps.label}</a>
          </StopBox>
        ),
        cautions.map((said, index) =>
          warning || index > 0 ? sentence("text", said) : headline("check", said),
        ),
        isForbidden && (
          <a key="dates" href="#in-date">
            {stamps.title}
          </a>
        ),
        !doubt && !amount && sentence("text", result.unfinished),
        amount &&
          amountParts(words, state, amount, {
            isBarred: isBarred || calculator.isLinked,
            isFirst: !warning && !cautions[0],
          }),
      ]}
    />
  );
}

interface Rank {
  /** Nothing may be green, and nothing says to connect the cylinder. */
  isBarred: boolean;
  /** No warning is above it. */
  isFirst: boolean;
}

/** How much gas was received, how that was calculated, and how certain it is. */
function amountParts(
  words: Words,
  state: WeighingState,
  { kind, difference, naira }: Amount,
  { isBarred, isFirst }: Rank,
) {
  const { result } = words;
  const { tare, before, now = 0, step } = state.figures;
  const values = valuesOf(words, state);
  const { mayConnect, isGood } = verdictOf(state, isBarred);
  const isShort = kind === "short";
  const worth = isShort && naira !== undefined && result.worth;
  const answer = kind && fillInAll([result[kind], worth], values).join(" ");
  const sums = [
    tare !== undefined && now > tare && result.inside,
    before !== undefined && now > before && result.received,
    isShort && result.difference,
    worth && result.naira,
  ];
  const notes = [
    isShort && difference < SCALE_ERROR && result.testScale,
    isFirst && kind === "unsure" && step === COARSE_STEP && result.coarse,
    before === undefined && isShort && result.newGas,
  ];
  return [
    answer &&
      (isFirst
        ? headline(isGood ? "good" : kind === "held" ? "answer" : "check", answer)
        : sentence("text", answer)),
    <ul key="sums" css={shared.sums} translate="no">
      {itemsOf(fillInAll(sums, values))}
    </ul>,
    ...fillInAll(notes).map((note) => sentence("text", note)),
    mayConnect && (
      <a key="connect" href={result.connect.to}>
        {result.connect.label}
      </a>
    ),
  ];
}
