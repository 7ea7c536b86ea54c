import { graphql } from "gatsby";
import { Cylinder } from "../../components/picture/Cylinder";
import { SectionHeading } from "../../components/text/SectionHeading";
import { CalculatorForm } from "../form/Calculator";
import * as shared from "../form/Calculator.styles";
import { CalculatorTable } from "../form/CalculatorTable";
import { Passport } from "../form/Passport";
import { partOf, useLinked, type PassportState } from "../form/cylinderLink";
import { useAnswers } from "../form/useAnswers";
import { retestYears, type StampRule } from "./cylinderAge";
import { monthAt, monthsOf } from "./stampDate";
import { datesOf, StampsAnswer } from "./StampsAnswer";
import { datesIn, exampleYears, ruleIn, stampsFields, stampsState } from "./stampsState";
import * as styles from "./Stamps.styles";

interface StampsProps {
  copy: Pick<Queries.SiteRefillWordsFragment, "stamps" | "passport">;
  path: string;
  policies: Queries.StampsRuleFragment;
  /** The month in which the site was built, in months since year 0. */
  builtIn: number;
  passport: PassportState;
}

/**
 * Whether a cylinder is in date: a drawing of where its stamps are, what they mean, and a table of years.
 * If the policy figures are not numbers of years, only the drawing is shown.
 */
export function Stamps({ policies, ...props }: StampsProps) {
  const rule = ruleIn(policies);
  const { stamps } = props.copy;
  return (
    <section id="in-date" css={styles.root} aria-labelledby="in-date-title">
      <div css={styles.head}>
        <SectionHeading id="in-date-title" title={stamps.title} />
        <p css={styles.introduction}>{stamps.introduction}</p>
      </div>
      <StampPlaces copy={stamps.places} />
      {rule && <StampsCalculator {...props} rule={rule} />}
    </section>
  );
}

interface StampsCalculatorProps extends Omit<StampsProps, "policies"> {
  rule: StampRule;
}

function StampsCalculator({ copy, path, rule, builtIn, passport }: StampsCalculatorProps) {
  const { stamps } = copy;
  const { table, form, errors, result } = stamps;
  const now = new Date();
  const thisMonth = monthsOf({ year: now.getFullYear(), month: now.getMonth() + 1 });
  // A phone's clock may be years behind, and would call an old cylinder in date.
  const today = monthAt(Math.max(thisMonth, builtIn));
  const fields = stampsFields(today);
  const calculator = useAnswers(fields);
  const { answers } = calculator;
  const state = stampsState(answers, rule, today);
  const linked = useLinked(["made", "tested"], answers);
  return (
    <div css={shared.columns}>
      <CalculatorForm
        id="stamps-form"
        level={3}
        {...{ calculator, fields }}
        errors={state.errors}
        copy={{ form, errors: { ...errors, missing: result.waiting } }}
        marks={{ names: linked, pattern: copy.passport.linked }}
        values={datesOf(stamps, state)}
      />
      <StampsAnswer copy={stamps} state={state} calculator={calculator} />
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
      <Passport
        copy={copy.passport}
        {...{ path, linked, passport }}
        calculator="stamps"
        part={partOf(datesIn(answers, state))}
      />
    </div>
  );
}

/** Where the stamps are: a drawing of a cylinder with its handle and foot ring numbered. */
function StampPlaces({ copy }: { copy: Queries.SiteRefillStampsPlaces }) {
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
          {copy.title}
        </h3>
        <ol css={styles.placesList}>
          <li>{copy.handle}</li>
          <li>{copy.foot}</li>
        </ol>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment StampsRule on SitePolicies {
    cylinderLife
    cylinderRetest
  }
`;
