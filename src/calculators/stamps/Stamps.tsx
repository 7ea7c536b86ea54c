import { graphql } from "gatsby";
import { Field } from "../../components/Field";
import { SectionHeading } from "../../components/SectionHeading";
import { useAnswers } from "../form/useAnswers";
import { fillIn } from "../../lib/fillIn";
import { shorten } from "../../lib/typed";
import type { StampRule } from "./cylinderAge";
import { StampPlaces } from "./StampPlaces";
import { inWords, StampsAnswer } from "./StampsAnswer";
import { initialStamps, ruleIn, stampsState } from "./stampsState";
import { StampsTable } from "./StampsTable";
import { CalculatorColumns, CalculatorForm } from "../form/CalculatorForm";
import * as styles from "./Stamps.styles";

interface StampsProps {
  stamps: Queries.SiteRefillStamps;
  policies: Queries.StampsRuleFragment;
}

/**
 * Whether a cylinder is in date: a drawing of where its stamps are, what they mean, and a table of years.
 * If the policy figures are not numbers of years, only the drawing is shown.
 */
export function Stamps({ stamps, policies }: StampsProps) {
  const rule = ruleIn(policies);
  return (
    <section id="in-date" css={styles.root} aria-labelledby="in-date-title">
      <div css={styles.head}>
        <SectionHeading id="in-date-title" title={stamps.title} />
        <p css={styles.introduction}>{stamps.introduction}</p>
      </div>
      <StampPlaces copy={stamps.places} />
      {rule && <StampsCalculator stamps={stamps} rule={rule} />}
    </section>
  );
}

interface StampsCalculatorProps {
  stamps: Queries.SiteRefillStamps;
  rule: StampRule;
}

function StampsCalculator({ stamps, rule }: StampsCalculatorProps) {
  const calculator = useAnswers(initialStamps);
  const now = new Date();
  const today = { year: now.getFullYear(), month: now.getMonth() + 1 };
  const state = stampsState(calculator.answers, rule, today);
  const date = (name: "made" | "tested") => {
    const stamp = state[name];
    return stamp ? inWords(stamp, stamps.months) : "";
  };
  const errors = { ...stamps.errors, missing: stamps.result.waiting };
  const field = (name: "made" | "tested") => {
    const error = state.errors[name];
    const typed = shorten(calculator.answers[name]);
    const values = { typed, made: date("made"), tested: date("tested") };
    return {
      ...calculator.field(name),
      label: stamps.form[name],
      // Dates contain points, slashes and hyphens, which numeric keyboards may lack.
      inputMode: "text" as const,
      error: error && calculator.showsError(name) ? fillIn(errors[error], values) : undefined,
    };
  };
  return (
    <CalculatorColumns>
      <CalculatorForm id="stamps-form" labels={stamps.form} calculator={calculator}>
        <Field {...field("made")} />
        <Field {...field("tested")} />
        {(["expired", "unreadable"] as const).map((name) => (
          <label key={name} css={styles.check}>
            <input type="checkbox" name={name} value="yes" />
            {stamps.form[name]}
          </label>
        ))}
      </CalculatorForm>
      <StampsAnswer copy={stamps} state={state} calculator={calculator} />
      <StampsTable copy={stamps.table} rule={rule} />
    </CalculatorColumns>
  );
}

export const fragment = graphql`
  fragment StampsRule on SitePolicies {
    cylinderLife
    cylinderRetest
  }
`;
