import { Choice } from "../../components/Choice";
import { Field } from "../../components/Field";
import { fillIn } from "../../lib/fillIn";
import { CalculatorForm } from "../form/Calculator";
import type { Calculator } from "../form/useAnswers";
import { kilogramsOf, valuesOf } from "./values";
import { limits, OTHER, STEPS, type RefillField, type WeighingState } from "./weighingState";

interface RefillFormProps {
  copy: Queries.SiteRefillWordsFragment;
  /** In kg. */
  sizes: readonly string[];
  calculator: Calculator;
  state: WeighingState;
}

/** The form: the cylinder, the scale, and the amount paid. */
export function RefillForm({ copy, sizes, calculator, state }: RefillFormProps) {
  const { form: labels } = copy;
  const { answers, field } = calculator;
  const option = (n: string) => ({ value: n, label: fillIn(copy.kilograms, { n }) });
  const errorOf = (name: RefillField | "size") => {
    const error = state.errors[name];
    return error && copy.errors[error];
  };
  const measure = (name: RefillField) => {
    const [min, max] = limits[name];
    const values = { ...valuesOf(copy, state), ...kilogramsOf(copy, { min, max }) };
    return { ...labels[name], ...field(name, errorOf(name), values) };
  };
  return (
    <CalculatorForm id="refill-form" labels={labels} calculator={calculator}>
      <Choice
        {...field("size", errorOf("size"))}
        label={labels.size.label}
        options={sizes.map(option).concat({ value: OTHER, label: labels.size.other })}
      />
      <Field {...measure("otherSize")} isHidden={answers.size !== OTHER} />
      <Field {...measure("tare")} />
      <Field {...measure("now")} />
      <Field {...measure("before")} />
      <Field {...measure("paid")} />
      <Field {...measure("naira")} />
      <Field {...field("step")} label={labels.step} options={STEPS.map(option)} />
    </CalculatorForm>
  );
}
