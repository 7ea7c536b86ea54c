import type { FormEvent, RefObject } from "react";
import { Button } from "../../components/Button";
import { Choice } from "../../components/Choice";
import { Field } from "../../components/Field";
import { SelectField } from "../../components/SelectField";
import { ToolForm } from "../../components/ToolForm";
import { fillIn } from "../../lib/fillIn";
import type { Answers } from "../../lib/formAnswers";
import { shorten } from "../../lib/shorten";
import * as styles from "./LastingForm.styles";
import { kilograms } from "./phrases";
import { BURNERS, OTHER, OWN, type LastingFault } from "./readUse";

interface LastingFormProps {
  words: Queries.LastingWordsFragment;
  /** In g. */
  sizes: readonly number[];
  starts: Answers;
  answers: Answers;
  wrong: Readonly<Record<string, LastingFault | undefined>>;
  form: RefObject<HTMLFormElement>;
  onInput: () => void;
  onSubmit: (event: FormEvent) => void;
}

/** The questions. Every field starts with an answer, so that the page always has one too. */
export function LastingForm({ words, sizes, starts, answers, wrong, ...rest }: LastingFormProps) {
  const { form, units, errors } = words;
  const start = (name: string) => starts[name] ?? "";
  const field = (name: string) => {
    const fault = wrong[name];
    const typed = shorten(answers[name] ?? "");
    return { name, defaultValue: start(name), error: fault && fillIn(errors[fault], { typed }) };
  };
  const gas = sizes.map((grams) => ({
    value: String(grams / 1000),
    label: kilograms(grams, units),
  }));
  const flames = [
    { value: "medium", label: form.flame.medium },
    { value: "high", label: form.flame.high },
    { value: OWN, label: form.flame.own },
  ];
  return (
    <ToolForm id="lasting-form" title={form.title} {...rest}>
      <Choice
        name="gas"
        label={form.gas.label}
        options={[...gas, { value: OTHER, label: form.gas.other }]}
        start={start("gas")}
      />
      <Field {...field("otherGas")} {...form.otherGas} isHidden={answers.gas !== OTHER} />
      <Choice name="flame" label={form.flame.label} options={flames} start={start("flame")} />
      <Field {...field("power")} {...form.power} isHidden={answers.flame !== OWN} />
      <div css={styles.pair}>
        <SelectField
          name="burners"
          label={form.burners}
          options={BURNERS.map((value) => ({ value, label: value }))}
          start={start("burners")}
        />
        <Field {...field("hours")} {...form.hours} />
      </div>
      <Button type="submit">{form.submit}</Button>
    </ToolForm>
  );
}
