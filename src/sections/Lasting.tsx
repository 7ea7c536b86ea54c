import { graphql } from "gatsby";
import { SiteLink } from "../components/SiteLink";
import { useAnswers } from "../hooks/useAnswers";
import { sizesOf, usualSize } from "../lib/sizesOf";
import { LastingAnswer } from "./lasting/LastingAnswer";
import { LastingChart } from "./lasting/LastingChart";
import { LastingForm } from "./lasting/LastingForm";
import { LastingTable } from "./lasting/LastingTable";
import { OTHER, readUse, startsOf } from "./lasting/readUse";
import * as styles from "./Lasting.styles";

interface LastingProps {
  words: Queries.LastingWordsFragment;
  products: readonly Queries.LastingSizeFragment[];
}

/** How long gas lasts: the answer, the form, a comparison of all sizes, and the table. */
export function Lasting({ words, products }: LastingProps) {
  const sizes = sizesOf(products);
  // The table is for one burner, which a product for a kitchen does not feed.
  const homeSizes = sizesOf(products.filter(({ kitchen }) => !kitchen));
  const choices = sizes.map((grams) => String(grams / 1000));
  const starts = startsOf(sizes.length > 0 ? usualSize(choices) : OTHER);
  const { form, answer, answers } = useAnswers(starts);
  const { use, cooking, wrong } = readUse(answers);
  const { notes } = words;
  return (
    <div css={styles.root}>
      <div css={styles.tool}>
        <LastingAnswer words={words} use={use} place={answer} />
        <LastingForm
          words={words}
          sizes={sizes}
          starts={starts}
          answers={answers}
          wrong={wrong}
          form={form}
        />
        {cooking && sizes.length > 0 && (
          <LastingChart words={words} sizes={sizes} cooking={cooking} current={use?.grams} />
        )}
      </div>
      <div css={styles.pair}>
        {homeSizes.length > 0 && <LastingTable words={words} sizes={homeSizes} />}
        <section css={styles.notes} aria-labelledby="lasting-notes">
          <h2 id="lasting-notes" css={styles.title}>
            {notes.title}
          </h2>
          <p>{notes.estimate}</p>
          <p>{notes.household}</p>
          <p>
            {notes.sooner} <SiteLink to={notes.test.to}>{notes.test.label}</SiteLink>
          </p>
        </section>
      </div>
    </div>
  );
}

export const fragments = graphql`
  fragment LastingSize on Product {
    kilograms
    kitchen {
      burners
    }
  }

  fragment LastingWords on SiteLasting {
    form {
      title
      gas {
        label
        other
      }
      otherGas {
        label
        unit
      }
      burners
      flame {
        label
        medium
        high
        own
      }
      power {
        label
        unit
      }
      hours {
        label
        unit
      }
      submit
    }
    result {
      label
      days
      lessThanADay
      tooLong
      tooMuchPower
      sum
      power
      nonstop
      household
      unfinished
    }
    units {
      kilograms
      daysBetween
      days
      day
      lessThanADay
      hoursBetween
      hours
      hour
    }
    errors {
      number
      gasLow
      gasHigh
      hoursLow
      hoursHigh
      power
    }
    chart {
      title
      tooSmall
      note
    }
    table {
      title
      introduction
      use
      medium
      high
    }
    notes {
      title
      estimate
      household
      sooner
      test {
        label
        to
      }
    }
  }
`;
