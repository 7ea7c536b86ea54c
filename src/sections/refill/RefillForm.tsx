import type { FormEvent, RefObject } from "react";
import { Button } from "../../components/Button";
import { Choice } from "../../components/Choice";
import { Field } from "../../components/Field";
import { SelectField } from "../../components/SelectField";
import { ToolForm } from "../../components/ToolForm";
import { fillIn } from "../../lib/fillIn";
import type { Answers } from "../../lib/formAnswers";
import { shorten } from "../../lib/shorten";
import { OTHER, STEPS, type ReadWeighing, type RefillField } from "./readWeighing";
import { valuesOf } from "./values";

interface RefillFormProps {
  words: Queries.RefillWordsFragment;
  /** In kg. */
  sizes: readonly string[];
  starts: Answers;
  answers: Answers;
  read: ReadWeighing;
  form: RefObject<HTMLFormElement>;
  onInput: () => void;
  onSubmit: (event: FormEvent) => void;
}

/** The questions: the cylinder, the scale, and what was paid. */
export function RefillForm({ words, sizes, starts, answers, read, ...rest }: RefillFormProps) {
  const { form } = words;
  const kilograms = (n: string) => fillIn(words.kilograms, { n });
  const option = (value: string) => ({ value, label: kilograms(value) });
  const field = (name: RefillField) => ({
    ...form[name],
    name,
    defaultValue: starts[name],
    error: errorOf(words, read, name, answers[name] ?? ""),
  });
  return (
    <ToolForm id="refill-form" title={form.title} {...rest}>
      <Choice
        name="size"
        label={form.size.label}
        options={[...sizes.map(option), { value: OTHER, label: form.size.other }]}
        start={starts.size ?? ""}
      />
      <Field {...field("otherSize")} isHidden={answers.size !== OTHER} />
      <Field {...field("tare")} />
      <Field {...field("now")} />
      <Field {...field("before")} />
      <Field {...field("paid")} placeholder={starts.size} />
      <Field {...field("naira")} />
      <SelectField
        name="step"
        label={form.step}
        options={STEPS.map(option)}
        start={starts.step ?? ""}
      />
      <Button type="submit">{form.submit}</Button>
    </ToolForm>
  );
}

/** What is wrong with a field, in words. */
function errorOf(
  words: Queries.RefillWordsFragment,
  { weighing, wrong }: ReadWeighing,
  name: RefillField,
  typed: string,
) {
  const fault = wrong[name];
  if (!fault) return undefined;
  const ends: Record<string, string> =
    fault.error === "range"
      ? {
          least: fillIn(words.kilograms, { n: fault.least / 1000 }),
          most: fillIn(words.kilograms, { n: fault.most / 1000 }),
        }
      : {};
  const values = valuesOf(weighing, undefined, words);
  return fillIn(words.errors[fault.error], { ...values, ...ends, typed: shorten(typed) });
}
