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
  words: Queries.SiteRefillWordsFragment;
  refill: RefillState;
  calls: readonly { label: string; number: string }[];
  /** The dates on the cylinder forbid its use. */
  isBarred: boolean;
}

/** Whether the cylinder contains the kilograms that were paid for, and is not overfilled. */
export function Refill({ words, refill, calls, isBarred }: RefillProps) {
  const { fields, calculator, state } = refill;
  const { isBegun } = calculator;
  const { rules, aboutScale, result } = words;
  const exampleTitle = fillIn(result.example, valuesOf(words, example));
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
          {...{ words, calculator, fields }}
          errors={state.errors}
          values={valuesOf(words, state)}
          kilograms={words.kilograms}
        />
        <div css={styles.results}>
          <RefillAnswer {...{ words, calculator, state, exampleTitle, calls, isBarred }} />
          <RefillScale
            words={words}
            state={isBegun ? state : example}
            prefix={isBegun ? "" : `${exampleTitle} `}
          />
        </div>
      </div>
      {isBegun && isShortOf(state.check?.amount) && <ShortWeight words={words} state={state} />}
      <section css={shared.below} aria-labelledby="about-scale">
        <h2 id="about-scale" css={styles.title}>
          {aboutScale.title}
        </h2>
        <ul css={styles.list}>{itemsOf(aboutScale.items)}</ul>
      </section>
    </div>
  );
}
