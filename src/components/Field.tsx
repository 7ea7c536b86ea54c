import type { InputHTMLAttributes } from "react";
import * as styles from "./Field.styles";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** Behind the field, such as kg. */
  unit?: string;
  /** What is wrong with what was typed, in words. */
  error?: string;
  isHidden?: boolean;
}

/** A field for a figure, with its unit behind it and what is wrong with it below. */
export function Field({ name, label, unit, error, isHidden, ...rest }: FieldProps) {
  const id = `field-${name}`;
  return (
    <div css={styles.root} hidden={isHidden}>
      <label css={styles.label} htmlFor={id}>
        {label}
      </label>
      <span css={styles.box} data-unit={unit}>
        <input
          css={styles.input}
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={unit && `${label} (${unit})`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        />
      </span>
      {error && (
        <p id={`${id}-error`} css={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
