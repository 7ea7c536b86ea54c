import { graphql } from "gatsby";
import { SiteLink } from "../components/SiteLink";
import { useAnswers } from "../hooks/useAnswers";
import { sizesOf, usualSize } from "../lib/sizesOf";
import { readWeighing, startsOf } from "./refill/readWeighing";
import { RefillAnswer } from "./refill/RefillAnswer";
import { RefillForm } from "./refill/RefillForm";
import * as styles from "./Refill.styles";

interface RefillProps {
  words: Queries.RefillWordsFragment;
  products: readonly { size: string | null }[];
}

/** Whether the cylinder contains the kilograms that were paid for, and is not overfilled. */
export function Refill({ words, products }: RefillProps) {
  const sizes = sizesOf(products).map((grams) => String(grams / 1000));
  const starts = startsOf(usualSize(sizes));
  const { form, answer, answers } = useAnswers(starts);
  const read = readWeighing(answers, starts);
  const { rules } = words;
  return (
    <div css={styles.root}>
      <section css={styles.rules} aria-labelledby="refill-rules">
        <h2 id="refill-rules" css={styles.title}>
          {rules.title}
        </h2>
        <ul css={styles.list}>
          {rules.items.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <SiteLink to={rules.leak.to}>{rules.leak.label}</SiteLink>
      </section>
      <div css={styles.tool}>
        <RefillForm
          words={words}
          sizes={sizes}
          starts={starts}
          answers={answers}
          read={read}
          form={form}
        />
        <RefillAnswer words={words} read={read} starts={starts} place={answer} />
      </div>
    </div>
  );
}

export const fragments = graphql`
  fragment RefillWords on SiteRefill {
    rules {
      title
      items
      leak {
        label
        to
      }
    }
    form {
      title
      size {
        label
        other
      }
      otherSize {
        label
        unit
      }
      tare {
        label
        unit
      }
      before {
        label
        unit
      }
      now {
        label
        unit
      }
      paid {
        label
        unit
      }
      naira {
        label
        unit
      }
      step
      submit
    }
    result {
      label
      example
      right
      unsure
      coarse
      short
      worth
      more
      likely
      impossible
      tooFull
      leakSteps {
        label
        to
      }
      newGas
      addTare
      inside
      received
      difference
      naira
      unfinished
    }
    kilograms
    errors {
      number
      amount
      range
      amountRange
      noReference
      lighterThanEmpty
      lighterThanGas
      nothingAdded
      lighterBefore
      paidTooMuch
    }
    short {
      title
      steps
      policy {
        label
        to
      }
      whatsapp
      mail
      subject
      message {
        first
        size
        tare
        before
        now
        paid
        received
        difference
        worth
        ask
      }
    }
  }
`;
