import type { RefObject } from "react";
import { SiteLink } from "../../components/SiteLink";
import { fillIn } from "../../lib/fillIn";
import type { Answers } from "../../lib/formAnswers";
import { ToolAnswer } from "../tool/ToolAnswer";
import * as toolStyles from "../tool/ToolAnswer.styles";
import { AmountAnswer } from "./AmountAnswer";
import * as styles from "./RefillAnswer.styles";
import { RefillExample } from "./RefillExample";
import { valuesOf } from "./values";
import type { WeighingState } from "./weighingState";

interface RefillAnswerProps {
  copy: Queries.RefillWordsFragment;
  state: WeighingState;
  /** The form's initial answers. */
  initialValues: Answers;
  answerRef: RefObject<HTMLDivElement>;
}

/** The result: first a warning about overfilling, then how much gas was received or what is missing. */
export function RefillAnswer({ copy, state, initialValues, answerRef }: RefillAnswerProps) {
  const { result } = copy;
  const { figures, check, isBegun } = state;
  const { fullness, amount } = check ?? {};
  const isTooFull = fullness === "likely" || fullness === "impossible";
  return (
    <ToolAnswer answerRef={answerRef} label={isBegun ? result.label : undefined}>
      {isBegun ? (
        <>
          {isTooFull && (
            <div css={styles.warning}>
              <p css={styles.warningTitle}>
                {fillIn(result[fullness], valuesOf(copy, figures, check))}
              </p>
              <p css={toolStyles.text}>{result.tooFull}</p>
              <SiteLink to={result.leakSteps.to}>{result.leakSteps.label}</SiteLink>
            </div>
          )}
          {check && amount ? (
            <AmountAnswer
              copy={copy}
              figures={figures}
              check={check}
              amount={amount}
              isTooFull={isTooFull}
            />
          ) : (
            <p css={toolStyles.notice}>{result.unfinished}</p>
          )}
        </>
      ) : (
        <RefillExample copy={copy} initialValues={initialValues} />
      )}
    </ToolAnswer>
  );
}
