import { Button } from "../../components/Button";
import { Choice } from "../../components/Choice";
import { Field } from "../../components/Field";
import { SelectField } from "../../components/SelectField";
import { ToolForm } from "../../components/ToolForm";
import type { ToolFormProps } from "../../hooks/useAnswers";
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
  form: ToolFormProps;
}

/** The form. Every field has an initial value, so that there is always an answer. */
export function LastingForm({ words, sizes, starts, answers, wrong, form }: LastingFormProps) {
  const { form: labels, units, errors } = words;
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
    { value: "medium", label: labels.flame.medium },
    { value: "high", label: labels.flame.high },
    { value: OWN, label: labels.flame.own },
  ];
  return (
    <ToolForm id="lasting-form" title={labels.title} form={form}>
      <Choice
        name="gas"
        label={labels.gas.label}
        options={[...gas, { value: OTHER, label: labels.gas.other }]}
        start={start("gas")}
      />
      <Field {...field("otherGas")} {...labels.otherGas} isHidden={answers.gas !== OTHER} />
      <Choice name="flame" label={labels.flame.label} options={flames} start={start("flame")} />
      <Field {...field("power")} {...labels.power} isHidden={answers.flame !== OWN} />
      <div css={styles.pair}>
        <SelectField
          name="burners"
          label={labels.burners}
          options={BURNERS.map((value) => ({ value, label: value }))}
          start={start("burners")}
        />
        <Field {...field("hours")} {...labels.hours} />
      </div>
      <Button type="submit">{labels.submit}</Button>
    </ToolForm>
  );
}
