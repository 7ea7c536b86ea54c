import { Choice } from "../../components/Choice";
import { Field } from "../../components/Field";
import { CalculatorForm } from "../form/Calculator";
import type { Calculator } from "../form/useAnswers";
import { BURNERS, OTHER, OWN, type LastingField, type LastingState } from "./lastingState";
import { kilograms } from "./phrases";
import * as styles from "./Lasting.styles";

interface LastingFormProps {
  copy: Queries.SiteLastingWordsFragment;
  /** In g. */
  sizes: readonly number[];
  calculator: Calculator;
  errors: LastingState["errors"];
}

/** The form. Its initial values have an answer, the example. */
export function LastingForm({ copy, sizes, calculator, errors }: LastingFormProps) {
  const { form: labels, units } = copy;
  const { answers, field } = calculator;
  const measure = (name: LastingField) => {
    const fault = errors[name];
    return { ...labels[name], ...field(name, fault && copy.errors[fault]) };
  };
  const gas = sizes.map((grams) => ({
    value: String(grams / 1000),
    label: kilograms(grams, units),
  }));
  const flames = (["medium", "high", OWN] as const).map((value) => ({
    value,
    label: labels.flame[value],
  }));
  return (
    <CalculatorForm id="lasting-form" labels={labels} calculator={calculator}>
      <Choice
        {...field("gas")}
        label={labels.gas.label}
        options={gas.concat({ value: OTHER, label: labels.gas.other })}
      />
      <Field {...measure("otherGas")} isHidden={answers.gas !== OTHER} />
      <Choice {...field("flame")} label={labels.flame.label} options={flames} />
      <Field {...measure("power")} isHidden={answers.flame !== OWN} />
      <div css={styles.fields}>
        <Field
          {...field("burners")}
          label={labels.burners}
          options={BURNERS.map((value) => ({ value, label: value }))}
        />
        <Field {...measure("hours")} />
      </div>
    </CalculatorForm>
  );
}
