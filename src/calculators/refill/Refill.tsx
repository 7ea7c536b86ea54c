import { graphql } from "gatsby";
import { useState } from "react";
import { itemsOf } from "../../components/text/itemsOf";
import { fillIn } from "../../lib/fillIn";
import { CalculatorForm } from "../form/Calculator";
import * as shared from "../form/Calculator.styles";
import { Passport } from "../form/Passport";
import { partOf, useLinked, type PassportState } from "../form/cylinderLink";
import { sizesOf } from "../form/sizesOf";
import { useAnswers } from "../form/useAnswers";
import type { Delivery } from "./DeliveryTime";
import { deadlineRuleIn } from "./deadlines";
import { isShortOf } from "./refillCheck";
import { RefillAnswer } from "./RefillAnswer";
import { RefillScale } from "./RefillScale";
import { ShortWeight } from "./ShortWeight";
import { example, valuesOf } from "./values";
import { cylinderIn, refillFields, weighingState } from "./weighingState";
import * as styles from "./Refill.styles";

interface RefillProps {
  copy: Queries.SiteRefillWordsFragment;
  path: string;
  products: readonly { kilograms: number | null }[];
  /** The emergency numbers. */
  calls: readonly { label: string; number: string }[];
  policies: Queries.DeadlineRuleFragment;
  /** The month in which the site was built, in months since year 0. */
  builtIn: number;
  passport: PassportState;
}

/** Whether the cylinder contains the kilograms that were paid for, and is not overfilled. */
export function Refill(props: RefillProps) {
  const { copy, path, products, calls, policies, builtIn, passport } = props;
  const fields = refillFields(sizesOf(products));
  const calculator = useAnswers(fields);
  const { answers, isBegun } = calculator;
  const state = weighingState(answers);
  const linked = useLinked(["size", "otherSize", "tare"], answers);
  const [delivery, onDelivery] = useState<Delivery>({ day: "today", time: "" });
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
          marks={{ names: linked, pattern: copy.passport.linked }}
          kilograms={copy.kilograms}
        />
        <div css={styles.results}>
          <RefillAnswer {...{ copy, calculator, state, exampleTitle, calls }} />
          <RefillScale
            copy={copy}
            state={isBegun ? state : example}
            prefix={isBegun ? "" : `${exampleTitle} `}
          />
        </div>
      </div>
      {isBegun && isShortOf(state.check?.amount) && (
        <ShortWeight
          rule={deadlineRuleIn(policies)}
          {...{ copy, state, builtIn, delivery, onDelivery }}
        />
      )}
      <Passport
        copy={copy.passport}
        {...{ path, linked, passport }}
        calculator="refill"
        part={partOf(cylinderIn(answers, state))}
      />
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

  fragment DeadlineRule on SitePolicies {
    damageReport
    returnWindow
  }
`;
