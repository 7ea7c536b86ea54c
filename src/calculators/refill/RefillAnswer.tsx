import { fillIn } from "../../lib/fillIn";
import { CalculatorAnswer } from "../form/CalculatorAnswer";
import * as answerStyles from "../form/CalculatorAnswer.styles";
import type { Calculator } from "../form/useAnswers";
import { AmountAnswer } from "./AmountAnswer";
import { example, exampleTitle } from "./example";
import { isTooFull } from "./refillCheck";
import { valuesOf } from "./values";
import type { WeighingState } from "./weighingState";
import * as styles from "./Refill.styles";

interface RefillAnswerProps {
  copy: Queries.SiteRefillWordsFragment;
  calculator: Calculator;
  state: WeighingState;
}

/** The result; before the visitor enters anything, the example. */
export function RefillAnswer({ copy, calculator, state }: RefillAnswerProps) {
  const { result } = copy;
  const values = valuesOf(copy, example.figures, example.check);
  const { fullness, amount } = state.check ?? {};
  const isAnswered = amount !== undefined || isTooFull(fullness);
  const label = isAnswered ? result.label : undefined;
  return (
    <CalculatorAnswer
      calculator={calculator}
      label={calculator.isBegun ? label : exampleTitle(copy)}
    >
      {calculator.isBegun ? (
        <Result copy={copy} state={state} />
      ) : (
        <>
          <p css={answerStyles.sums}>{fillIn(result.inside, values)}</p>
          <p css={answerStyles.sums}>{fillIn(result.short, values)}</p>
        </>
      )}
    </CalculatorAnswer>
  );
}

/** First a warning about overfilling, then how much gas was received or what is missing. */
function Result({ copy, state: { figures, check } }: Omit<RefillAnswerProps, "calculator">) {
  const { result } = copy;
  const { fullness, amount } = check ?? {};
  return (
    <>
      {isTooFull(fullness) && (
        <div css={styles.warning}>
          <p css={styles.warningTitle}>
            {fillIn(result[fullness], valuesOf(copy, figures, check))}
          </p>
          <p css={answerStyles.text}>{result.tooFull}</p>
          <a href={result.leakSteps.to}>{result.leakSteps.label}</a>
        </div>
      )}
      {check && amount ? (
        <AmountAnswer copy={copy} figures={figures} check={check} amount={amount} />
      ) : (
        <p css={answerStyles.text}>{result.unfinished}</p>
      )}
    </>
  );
}
