import { itemsOf } from "../../components/itemsOf";
import { fillIn } from "../../lib/fillIn";
import * as shared from "../form/Calculator.styles";
import { sizesOf } from "../form/sizesOf";
import { useAnswers } from "../form/useAnswers";
import { RefillAnswer } from "./RefillAnswer";
import { RefillForm } from "./RefillForm";
import { RefillScale } from "./RefillScale";
import { example, valuesOf } from "./values";
import { initialValuesOf, limits, weighingState } from "./weighingState";
import * as styles from "./Refill.styles";

interface RefillProps {
  copy: Queries.SiteRefillWordsFragment;
  products: readonly { kilograms: number | null }[];
}

/** Whether the cylinder contains the kilograms that were paid for, and is not overfilled. */
export function Refill({ copy, products }: RefillProps) {
  const sizes = sizesOf(products)
    .filter((grams) => grams <= limits.otherSize[1])
    .map((grams) => String(grams / 1000));
  const calculator = useAnswers(initialValuesOf(sizes));
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
        <RefillForm copy={copy} sizes={sizes} calculator={calculator} state={state} />
        <RefillAnswer
          copy={copy}
          calculator={calculator}
          state={state}
          exampleTitle={exampleTitle}
        />
        <RefillScale
          copy={copy}
          state={calculator.isBegun ? state : example}
          prefix={calculator.isBegun ? "" : `${exampleTitle} `}
        />
      </div>
    </div>
  );
}
