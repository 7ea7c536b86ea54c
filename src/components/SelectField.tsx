import type { Option } from "./Choice";
import * as styles from "./Field.styles";

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly Option[];
  start: string;
}

/** A select with a few numbers. */
export function SelectField({ name, label, options, start }: SelectFieldProps) {
  const id = `field-${name}`;
  return (
    <div css={styles.root}>
      <label css={styles.label} htmlFor={id}>
        {label}
      </label>
      <select css={styles.input} id={id} name={name} defaultValue={start}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
