import type { ReactNode } from "react";
import { Choice } from "../../components/control/Choice";
import { Field } from "../../components/control/Field";
import { wordsOf, type CalculatorField, type FieldWords } from "./fields";
import * as styles from "../../components/control/Choice.styles";

interface FormFieldProps {
  name: string;
  field: CalculatorField;
  words: FieldWords;
  /** The pattern of a weight. */
  kilograms: string;
  note: ReactNode;
  error: string | undefined;
  isHidden: boolean;
}

/** A field of a calculator's form. */
export function FormField({ name, field, words, kilograms, ...rest }: FormFieldProps) {
  const { note, error, isHidden } = rest;
  const { kind, initial: defaultValue = "" } = field;
  const { label, unit, options } = wordsOf(field, words, kilograms);
  if (kind === "tick")
    return (
      <>
        {" "}
        <label css={styles.tick}>
          <input type="checkbox" name={name} value="yes" />
          {label}
        </label>
      </>
    );
  if (kind === "choice")
    return <Choice {...{ name, label, defaultValue, error }} options={options ?? []} />;
  // Numeric keyboards may lack points, slashes and hyphens, which dates contain.
  const inputMode = kind === "text" ? "text" : "decimal";
  return (
    <Field {...{ name, label, unit, options, defaultValue, inputMode, note, error, isHidden }} />
  );
}
