import { Button } from "../../components/Button";
import { Choice } from "../../components/Choice";
import { Field } from "../../components/Field";
import type { ToolFormProps } from "../../hooks/useAnswers";
import { fillIn } from "../../lib/fillIn";
import type { Answers } from "../../lib/formAnswers";
import { shorten } from "../../lib/typed";
import { ToolForm } from "../tool/ToolForm";
import * as styles from "./LastingForm.styles";
import {
  BURNERS,
  OTHER,
  OWN,
  type InitialValues,
  type LastingFault,
  type LastingField,
} from "./lastingState";
import { kilograms } from "./phrases";

interface LastingFormProps {
  copy: Queries.LastingWordsFragment;
  /** In g. */
  sizes: readonly number[];
  initialValues: InitialValues;
  answers: Answers;
  errors: Partial<Record<LastingField, LastingFault>>;
  form: ToolFormProps;
}

/** The form. Its initial values have an answer. */
export function LastingForm({
  copy,
  sizes,
  initialValues,
  answers,
  errors,
  form,
}: LastingFormProps) {
  const { form: labels, units } = copy;
  const field = (name: LastingField) => {
    const fault = errors[name];
    const error = fault && fillIn(copy.errors[fault], { typed: shorten(answers[name]) });
    return { ...labels[name], name, defaultValue: initialValues[name], error };
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
        defaultValue={initialValues.gas}
      />
      <Field {...field("otherGas")} isHidden={answers.gas !== OTHER} />
      <Choice
        name="flame"
        label={labels.flame.label}
        options={flames}
        defaultValue={initialValues.flame}
      />
      <Field {...field("power")} isHidden={answers.flame !== OWN} />
      <div css={styles.pair}>
        <Field
          name="burners"
          label={labels.burners}
          options={BURNERS.map((value) => ({ value, label: value }))}
          defaultValue={initialValues.burners}
        />
        <Field {...field("hours")} />
      </div>
      <Button type="submit">{labels.submit}</Button>
    </ToolForm>
  );
}
