import { graphql } from "gatsby";
import { CalculatorForm } from "../form/Calculator";
import * as shared from "../form/Calculator.styles";
import { sizesOf } from "../form/sizesOf";
import { useAnswers } from "../form/useAnswers";
import { LastingAnswer } from "./LastingAnswer";
import { LastingChart } from "./LastingChart";
import { LastingTable } from "./LastingTable";
import { lastingFields, lastingState } from "./lastingState";
import * as styles from "./Lasting.styles";

interface LastingProps {
  copy: Queries.SiteLastingWordsFragment;
  products: readonly Queries.LastingSizeFragment[];
}

/** How long gas lasts: the form, the answer, a comparison of all sizes, and the table. */
export function Lasting({ copy, products }: LastingProps) {
  const sizes = sizesOf(products);
  // The table is for one burner, which a product for a kitchen does not feed.
  const homeSizes = sizesOf(products.filter(({ kitchen }) => !kitchen));
  const fields = lastingFields(sizes);
  const calculator = useAnswers(fields);
  const { use, cooking, errors } = lastingState(calculator.answers);
  // Next to the bar of a kitchen's cylinder, those of a home's are too short to compare.
  const shown = sizes.filter((grams) => homeSizes.includes(grams) || grams === use?.grams);
  const { notes } = copy;
  return (
    <div css={styles.root}>
      <div css={shared.columns}>
        <CalculatorForm
          id="lasting-form"
          {...{ copy, calculator, fields, errors }}
          kilograms={copy.units.kilograms}
        />
        <LastingAnswer copy={copy} use={use} calculator={calculator} />
        {cooking && shown.length > 0 && (
          <LastingChart copy={copy} sizes={shown} cooking={cooking} current={use?.grams} />
        )}
      </div>
      <div css={styles.pair}>
        {homeSizes.length > 0 && <LastingTable copy={copy} sizes={homeSizes} />}
        <section css={styles.notes} aria-labelledby="lasting-notes">
          <h2 id="lasting-notes" css={styles.title}>
            {notes.title}
          </h2>
          <p>{notes.estimate}</p>
          <p>{notes.household}</p>
          <p>
            {notes.sooner} <a href={notes.test.to}>{notes.test.label}</a>
          </p>
        </section>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment LastingSize on Product {
    kilograms
    kitchen {
      burners
    }
  }
`;
