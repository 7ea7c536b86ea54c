import { Cylinder } from "../../components/picture/Cylinder";
import { SectionHeading } from "../../components/text/SectionHeading";
import { CalculatorForm } from "../form/Calculator";
import * as shared from "../form/Calculator.styles";
import { CalculatorTable } from "../form/CalculatorTable";
import { retestYears } from "./cylinderAge";
import { datesOf, StampsAnswer } from "./StampsAnswer";
import { exampleYears } from "./stampsState";
import type { Stamping } from "./useStamps";
import * as styles from "./Stamps.styles";

interface StampsProps {
  words: Queries.SiteRefillStamps;
  stamping: Stamping;
  /** By its weight, the cylinder is or may be too full. */
  isDoubtful: boolean;
}

/**
 * Whether a cylinder is expired: a drawing of where its stamps are, what they mean, and a table of years.
 * If the policy figures are not numbers of years, only the drawing is shown.
 */
export function Stamps({ words, stamping, isDoubtful }: StampsProps) {
  const { rule, fields, calculator, state } = stamping;
  const { table, form, errors, result } = words;
  return (
    <section id="in-date" css={styles.root} aria-labelledby="in-date-title">
      <div css={styles.head}>
        <SectionHeading id="in-date-title" title={words.title} />
        <p css={styles.introduction}>{words.introduction}</p>
      </div>
      <StampPlaces words={words.places} />
      {rule && state && (
        <div css={shared.columns}>
          <CalculatorForm
            id="stamps-form"
            level={3}
            {...{ calculator, fields }}
            errors={state.errors}
            words={{ form, errors: { ...errors, missing: result.waiting } }}
            values={datesOf(words, state)}
            notes={{ made: words.places.oneDate }}
          />
          <StampsAnswer {...{ words, state, calculator, isDoubtful }} />
          <CalculatorTable
            id="stamps-table"
            level={3}
            {...table}
            head={[table.made, table.retest, table.stop]}
            // Fixed years: the calculation is the same in any year, so the table never goes out of date.
            rows={exampleYears.map((made) => [
              String(made),
              retestYears(made, rule).join(", "),
              String(made + rule.life),
            ])}
          />
        </div>
      )}
    </section>
  );
}

/** Where the stamps are: a drawing of a cylinder with its handle and foot ring numbered. */
function StampPlaces({ words }: { words: Queries.SiteRefillStampsPlaces }) {
  return (
    <section css={styles.places} aria-labelledby="stamp-places">
      <svg css={styles.drawing} viewBox="80 50 200 240" aria-hidden="true">
        <Cylinder />
        <path css={styles.stamp} d="M122 110h56M120 264h60" />
        <path
          css={styles.numbers}
          d="M272 110a18 18 0 10-36 0 18 18 0 1036 0M272 264a18 18 0 10-36 0 18 18 0 1036 0M250 105l5-4v18M248 259c1-6 12-6 12 0 0 5-12 8-12 14h13M236 110h-48M236 264h-48"
        />
      </svg>
      <div>
        <h3 id="stamp-places" css={styles.placesTitle}>
          {words.title}
        </h3>
        <ol css={styles.placesList}>
          <li>{words.handle}</li>
          <li>{words.foot}</li>
        </ol>
      </div>
    </section>
  );
}
