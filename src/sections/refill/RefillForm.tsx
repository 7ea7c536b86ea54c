import { Button } from "../../components/Button";
import { Choice } from "../../components/Choice";
import { Field } from "../../components/Field";
import { ToolForm } from "../../components/ToolForm";
import type { ToolFormProps } from "../../hooks/useAnswers";
import { fillIn } from "../../lib/fillIn";
import type { Answers } from "../../lib/formAnswers";
import { shorten } from "../../lib/typed";
import { limits, OTHER, STEPS, type ReadWeighing, type RefillField } from "./readWeighing";
import { kilogramsOf, valuesOf } from "./values";

interface RefillFormProps {
  words: Queries.RefillWordsFragment;
  /** In kg. */
  sizes: readonly string[];
  starts: Answers;
  answers: Answers;
  read: ReadWeighing;
  form: ToolFormProps;
}

/** The form: the cylinder, the scale, and the amount paid. */
export function RefillForm({ words, sizes, starts, answers, read, form }: RefillFormProps) {
  const { form: labels } = words;
  const kilograms = (n: string) => fillIn(words.kilograms, { n });
  const option = (value: string) => ({ value, label: kilograms(value) });
  const field = (name: RefillField) => ({
    ...labels[name],
    name,
    defaultValue: starts[name],
    error: errorOf(words, read, name, answers[name]),
  });
  return (
    <ToolForm id="refill-form" title={labels.title} form={form}>
      <Choice
        name="size"
        label={labels.size.label}
        options={sizes.map(option).concat({ value: OTHER, label: labels.size.other })}
        start={starts.size}
      />
      <Field {...field("otherSize")} isHidden={answers.size !== OTHER} />
      <Field {...field("tare")} />
      <Field {...field("now")} />
      <Field {...field("before")} />
      <Field {...field("paid")} placeholder={starts.size} />
      <Field {...field("naira")} />
      <Field
        name="step"
        label={labels.step}
        options={STEPS.map(option)}
        defaultValue={starts.step}
      />
      <Button type="submit">{labels.submit}</Button>
    </ToolForm>
  );
}

/** A field's error message. */
function errorOf(
  words: Queries.RefillWordsFragment,
  { weighing, wrong }: ReadWeighing,
  name: RefillField,
  typed: string | undefined,
) {
  const fault = wrong[name];
  if (!fault) return undefined;
  const [least, most] = limits[name];
  const ends = kilogramsOf(words, { least, most });
  const values = valuesOf(weighing, undefined, words);
  return fillIn(words.errors[fault], { ...values, ...ends, typed: shorten(typed) });
}
