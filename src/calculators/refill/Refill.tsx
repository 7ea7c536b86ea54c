import { graphql } from "gatsby";
import { itemsOf } from "../../components/itemsOf";
import { fillIn } from "../../lib/fillIn";
import { CalculatorForm } from "../form/Calculator";
import * as shared from "../form/Calculator.styles";
import { sizesOf } from "../form/sizesOf";
import { useAnswers } from "../form/useAnswers";
import { RefillAnswer } from "./RefillAnswer";
import { RefillScale } from "./RefillScale";
import { example, valuesOf } from "./values";
import { refillFields, weighingState } from "./weighingState";
import * as styles from "./Refill.styles";

interface RefillProps {
  copy: Queries.SiteRefillWordsFragment;
  products: readonly { kilograms: number | null }[];
  /** The emergency numbers. */
  calls: readonly { label: string; number: string }[];
}

/** Whether the cylinder contains the kilograms that were paid for, and is not overfilled. */
export function Refill({ copy, products, calls }: RefillProps) {
  const fields = refillFields(sizesOf(products));
  const calculator = useAnswers(fields);
  const state = weighingState(calculator.answers);
  const { rules, result } = copy;
  const exampleTitle = fillIn(result.example, valuesOf(copy, example));
  return (
    <div css={styles.root}>
      <section css={styles.rules} aria-labelledby="refill-rules">
        <h2 id="refill-rules" css={styles.title}>
          {rules.title}
        </h2>
        <ul css={styles.list}>{itemsOf(rules.items)}</ul>
        <a href={rules.leak.to}>{rules.leak.label}</a>
      </section>
      <div css={shared.columns}>
        <CalculatorForm
          id="refill-form"
          {...{ copy, calculator, fields }}
          errors={state.errors}
          values={valuesOf(copy, state)}
          kilograms={copy.kilograms}
        />
        <RefillAnswer {...{ copy, calculator, state, exampleTitle, calls }} />
        <RefillScale
          copy={copy}
          state={calculator.isBegun ? state : example}
          prefix={calculator.isBegun ? "" : `${exampleTitle} `}
        />
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment RefillCalls on LegalDocument {
    alert {
      calls {
        label
        number
      }
    }
  }
`;
