import { fillIn, fillInAll } from "../../lib/fillIn";
import { CalculatorAnswer } from "../form/Calculator";
import * as shared from "../form/Calculator.styles";
import type { Calculator } from "../form/useAnswers";
import { AmountAnswer } from "./AmountAnswer";
import { isTooFull } from "./refillCheck";
import { example, valuesOf } from "./values";
import type { WeighingState } from "./weighingState";
import * as styles from "./Refill.styles";

interface RefillAnswerProps {
  copy: Queries.SiteRefillWordsFragment;
  calculator: Calculator;
  state: WeighingState;
  exampleTitle: string;
}

/**
 * First a warning about overfilling, then how much gas was received, which weight is in doubt, or what is missing. Before
 * the visitor enters anything, the example.
 */
export function RefillAnswer({ copy, calculator, state, exampleTitle }: RefillAnswerProps) {
  const { result } = copy;
  if (!calculator.isBegun)
    return (
      <CalculatorAnswer calculator={calculator} label={exampleTitle}>
        {fillInAll([result.inside, result.short], valuesOf(copy, example)).map((sum) => (
          <p key={sum} css={shared.sums} translate="no">
            {sum}
          </p>
        ))}
      </CalculatorAnswer>
    );
  const { fullness, doubt, amount } = state.check ?? {};
  const values = valuesOf(copy, state);
  const isAnswered = amount !== undefined || isTooFull(fullness);
  return (
    <CalculatorAnswer calculator={calculator} label={isAnswered ? result.label : undefined}>
      {isTooFull(fullness) && (
        <div css={styles.warning}>
          <p css={styles.warningTitle}>{fillIn(result[fullness], values)}</p>
          <p css={shared.text}>{result.tooFull}</p>
          <a href={result.leakSteps.to}>{result.leakSteps.label}</a>
        </div>
      )}
      {doubt && (
        <>
          <p css={shared.notice}>{fillIn(result[doubt], values)}</p>
          <p css={shared.text}>{result.doubtful}</p>
        </>
      )}
      {amount ? (
        <AmountAnswer copy={copy} state={state} amount={amount} />
      ) : (
        !doubt && <p css={shared.text}>{result.unfinished}</p>
      )}
    </CalculatorAnswer>
  );
}
