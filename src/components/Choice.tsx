import * as styles from "./Choice.styles";

export interface Option {
  value: string;
  label: string;
}

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly Option[];
  start: string | undefined;
}

/** A radio group with a few options side by side. */
export function Choice({ name, label, options, start }: ChoiceProps) {
  return (
    <fieldset css={styles.root}>
      <legend css={styles.label}>{label}</legend>
      <div css={styles.options}>
        {options.map(({ value, label: words }) => (
          <label key={value} css={styles.option}>
            <input type="radio" name={name} value={value} defaultChecked={value === start} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
