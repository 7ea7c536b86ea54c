import { itemsOf } from "../../components/text/itemsOf";
import { fillIn } from "../../lib/fillIn";
import { CalculatorForm } from "../form/Calculator";
import * as shared from "../form/Calculator.styles";
import { isShortOf } from "./refillCheck";
import { RefillAnswer } from "./RefillAnswer";
import { RefillScale } from "./RefillScale";
import { ShortWeight } from "./ShortWeight";
import type { RefillState } from "./useRefill";
import { example, valuesOf } from "./values";
import * as styles from "./Refill.styles";

interface RefillProps {
  copy: Queries.SiteRefillWordsFragment;
  refill: RefillState;
  calls: readonly { label: string; number: string }[];
  /** The dates on the cylinder forbid its use. */
  isBarred: boolean;
}

/** Whether the cylinder contains the kilograms that were paid for, and is not overfilled. */
export function Refill({ copy, refill, calls, isBarred }: RefillProps) {
  const { fields, calculator, state } = refill;
  const { isBegun } = calculator;
  const { rules, aboutScale, result } = copy;
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
        <div css={styles.results}>
          <RefillAnswer {...{ copy, calculator, state, exampleTitle, calls, isBarred }} />
          <RefillScale
            copy={copy}
            state={isBegun ? state : example}
            prefix={isBegun ? "" : `${exampleTitle} `}
          />
        </div>
      </div>
      {isBegun && isShortOf(state.check?.amount) && <ShortWeight copy={copy} state={state} />}
      <section css={shared.below} aria-labelledby="about-scale">
        <h2 id="about-scale" css={styles.title}>
          {aboutScale.title}
        </h2>
        <ul css={styles.list}>{itemsOf(aboutScale.items)}</ul>
      </section>
    </div>
  );
}
