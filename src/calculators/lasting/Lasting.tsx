import { fillIn } from "../../lib/fillIn";
import { formatCount } from "../../lib/formatCount";
import { parseNaira } from "../../lib/money";
import { CalculatorForm } from "../form/Calculator";
import * as shared from "../form/Calculator.styles";
import { sizesOf } from "../form/sizesOf";
import { useAnswers } from "../form/useAnswers";
import { LastingAnswer } from "./LastingAnswer";
import { LastingTable } from "./LastingTable";
import { lastingFields, lastingState, wattsIn } from "./lastingState";
import * as styles from "./Lasting.styles";

/** In g. The table is for one burner of a home; larger cylinders feed the burners of a business. */
const LARGEST_AT_HOME = 25_000;

interface LastingProps {
  words: Queries.SiteLastingWordsFragment;
  products: Parameters<typeof sizesOf>[0];
  /** The company's price of 1 kg of gas; undefined if it is not set or too old. */
  price?: Pick<Queries.RefillPrice, "perKg" | "date"> | null;
}

/** How long gas lasts: the form, the answer, the table, and what changes it. */
export function Lasting({ words, products, price }: LastingProps) {
  const sizes = sizesOf(products);
  const homeSizes = sizes.filter((grams) => grams <= LARGEST_AT_HOME);
  const fields = lastingFields(sizes, () => price?.perKg ?? "");
  const calculator = useAnswers(fields);
  const { answers } = calculator;
  const state = lastingState(answers, fields);
  const watts = wattsIn(answers.power) ?? 0;
  const isOwnPrice = price && parseNaira(answers.price ?? "") === parseNaira(price.perKg);
  const ownPrice = isOwnPrice && fillIn(words.ownPrice, price);
  const { notes } = words;
  return (
    <div css={styles.root}>
      <div css={shared.columns}>
        <CalculatorForm
          id="lasting-form"
          {...{ words, calculator, fields }}
          errors={state.errors}
          values={{ watts: formatCount(watts), kilowatts: formatCount(watts / 1000) }}
          notes={{ price: ownPrice }}
          kilograms={words.units.kilograms}
        />
        <LastingAnswer {...{ words, state, calculator }} />
        {homeSizes.length > 0 && <LastingTable words={words} sizes={homeSizes} />}
      </div>
      <section css={styles.notes} aria-labelledby="lasting-notes">
        <h2 id="lasting-notes" css={styles.title}>
          {notes.title}
        </h2>
        <p>{notes.estimate}</p>
        <p>{notes.finished}</p>
        <p>
          {notes.sooner} <a href={notes.test.to}>{notes.test.label}</a>
        </p>
        <p>
          <a css={styles.link} href={notes.check.to}>
            {notes.check.label}
          </a>
        </p>
      </section>
    </div>
  );
}
