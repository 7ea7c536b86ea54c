import { Button } from "../../components/Button";
import { Choice } from "../../components/Choice";
import { Field } from "../../components/Field";
import { ToolForm } from "../../components/ToolForm";
import type { ToolFormProps } from "../../hooks/useAnswers";
import { fillIn } from "../../lib/fillIn";
import type { Answers } from "../../lib/formAnswers";
import { shorten } from "../../lib/typed";
import * as styles from "./LastingForm.styles";
import { kilograms } from "./phrases";
import { BURNERS, OTHER, OWN, type LastingFault, type LastingField, type Starts } from "./readUse";

interface LastingFormProps {
  words: Queries.LastingWordsFragment;
  /** In g. */
  sizes: readonly number[];
  starts: Starts;
  answers: Answers;
  wrong: Partial<Record<LastingField, LastingFault>>;
  form: ToolFormProps;
}

/** The form. Its initial values have an answer. */
export function LastingForm({ words, sizes, starts, answers, wrong, form }: LastingFormProps) {
  const { form: labels, units, errors } = words;
  const field = (name: LastingField) => {
    const fault = wrong[name];
    const error = fault && fillIn(errors[fault], { typed: shorten(answers[name]) });
    return { ...labels[name], name, defaultValue: starts[name], error };
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
    <ToolForm id="lasting-form" title={labels.title} form={form}>
      <Choice
        name="gas"
        label={labels.gas.label}
        options={gas.concat({ value: OTHER, label: labels.gas.other })}
        start={starts.gas}
      />
      <Field {...field("otherGas")} isHidden={answers.gas !== OTHER} />
      <Choice name="flame" label={labels.flame.label} options={flames} start={starts.flame} />
      <Field {...field("power")} isHidden={answers.flame !== OWN} />
      <div css={styles.pair}>
        <Field
          name="burners"
          label={labels.burners}
          options={BURNERS.map((value) => ({ value, label: value }))}
          defaultValue={starts.burners}
        />
        <Field {...field("hours")} />
      </div>
      <Button type="submit">{labels.submit}</Button>
    </ToolForm>
  );
}
