import { Choice } from "../../components/Choice";
import { Field } from "../../components/Field";
import { fillIn } from "../../lib/fillIn";
import type { CalculatorField } from "./fields";
import * as styles from "./Calculator.styles";

/** The question of a field; with it, if it has them, its unit and its options. */
export type FieldWords = string | Readonly<Record<string, string>>;

interface FormFieldProps {
  name: string;
  field: CalculatorField;
  words: FieldWords;
  /** The pattern of a weight. */
  kilograms: string;
  error: string | undefined;
  isHidden: boolean;
}

/** A field of a calculator's form. */
export function FormField({ name, field, words, kilograms, error, isHidden }: FormFieldProps) {
  const { kind, initial, areKilograms } = field;
  const { label = "", unit, ...others } = typeof words === "string" ? { label: words } : words;
  const pattern = areKilograms ? kilograms : "{n}";
  const options = field.options?.map((value) => ({
    value,
    label: others[value] ?? fillIn(pattern, { n: value }),
  }));
  const common = { name, label, defaultValue: initial ?? "", error };
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
  if (kind === "choice") return <Choice {...common} options={options ?? []} />;
  // Numeric keyboards may lack points, slashes and hyphens, which dates contain.
  const inputMode = kind === "text" ? "text" : "decimal";
  return <Field {...common} {...{ unit, options, isHidden, inputMode }} />;
}
