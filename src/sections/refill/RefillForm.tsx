import { Button } from "../../components/Button";
import { Choice } from "../../components/Choice";
import { Field } from "../../components/Field";
import type { ToolFormProps } from "../../hooks/useAnswers";
import { fillIn } from "../../lib/fillIn";
import type { Answers } from "../../lib/formAnswers";
import { shorten } from "../../lib/typed";
import { ToolForm } from "../tool/ToolForm";
import { kilogramsOf, valuesOf } from "./values";
import { limits, OTHER, STEPS, type RefillField, type WeighingState } from "./weighingState";

interface RefillFormProps {
  copy: Queries.RefillWordsFragment;
  /** In kg. */
  sizes: readonly string[];
  initialValues: Answers;
  answers: Answers;
  state: WeighingState;
  form: ToolFormProps;
}

/** The form: the cylinder, the scale, and the amount paid. */
export function RefillForm({ copy, sizes, initialValues, answers, state, form }: RefillFormProps) {
  const { form: labels } = copy;
  const kilograms = (n: string) => fillIn(copy.kilograms, { n });
  const option = (value: string) => ({ value, label: kilograms(value) });
  const field = (name: RefillField) => ({
    ...labels[name],
    name,
    defaultValue: initialValues[name],
    error: state.isBegun ? errorOf(copy, state, name, answers[name]) : undefined,
  });
  return (
    <ToolForm id="refill-form" title={labels.title} form={form}>
      <Choice
        name="size"
        label={labels.size.label}
        options={sizes.map(option).concat({ value: OTHER, label: labels.size.other })}
        defaultValue={initialValues.size}
      />
      <Field {...field("otherSize")} isHidden={answers.size !== OTHER} />
      <Field {...field("tare")} />
      <Field {...field("now")} />
      <Field {...field("before")} />
      <Field {...field("paid")} />
      <Field {...field("naira")} />
      <Field
        name="step"
        label={labels.step}
        options={STEPS.map(option)}
        defaultValue={initialValues.step}
      />
      <Button type="submit">{labels.submit}</Button>
    </ToolForm>
  );
}

/** A field's error message. */
function errorOf(
  copy: Queries.RefillWordsFragment,
  { figures, errors }: WeighingState,
  name: RefillField,
  typed: string | undefined,
) {
  const error = errors[name];
  if (!error) return undefined;
  const [min, max] = limits[name];
  const ends = kilogramsOf(copy, { min, max });
  return fillIn(copy.errors[error], {
    ...valuesOf(copy, figures),
    ...ends,
    typed: shorten(typed),
  });
}
