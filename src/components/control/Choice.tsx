import { apart } from "../text/apart";
import { Dialled } from "../contact/Dialled";
import * as styles from "./Choice.styles";

export interface Option {
  value: string;
  label: string;
}

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly Option[];
  defaultValue: string | undefined;
  error?: string;
}

/** A radio group with a few options side by side, and its error below. */
export function Choice({ name, label, options, defaultValue, error }: ChoiceProps) {
  const errorId = `choice-${name}-error`;
  return (
    <fieldset
      css={styles.root}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
    >
      <legend key={label} css={styles.label}>
        {label}
      </legend>
      <div css={styles.options}>
        {apart(
          options.map(({ value, label: text }) => (
            <label key={value} css={styles.option}>
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
              />
              <span>{text}</span>
            </label>
          )),
        )}
      </div>
      {error && (
        <p key={error} id={errorId} css={styles.error}>
          <Dialled text={error} />
        </p>
      )}
    </fieldset>
  );
}
