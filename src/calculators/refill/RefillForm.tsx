import { Choice } from "../../components/Choice";
import { Field } from "../../components/Field";
import { fillIn } from "../../lib/fillIn";
import { shorten } from "../../lib/typed";
import { CalculatorForm } from "../form/CalculatorForm";
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
  const { answers, field, showsError } = calculator;
  const option = (n: string) => ({ value: n, label: fillIn(copy.kilograms, { n }) });
  const errorOf = (name: RefillField | "size", values: Readonly<Record<string, string>>) => {
    const error = state.errors[name];
    return error && showsError(name) ? fillIn(copy.errors[error], values) : undefined;
  };
  const measure = (name: RefillField) => {
    const [min, max] = limits[name];
    const values = { ...valuesOf(copy, state.figures), ...kilogramsOf(copy, { min, max }) };
    const error = errorOf(name, { ...values, typed: shorten(answers[name]) });
    return { ...field(name), ...labels[name], error };
  };
  return (
    <CalculatorForm id="refill-form" labels={labels} calculator={calculator}>
      <Choice
        {...field("size")}
        label={labels.size.label}
        error={errorOf("size", {})}
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
