import type { InputHTMLAttributes } from "react";
import * as styles from "./Field.styles";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** Shown after the field, such as kg. */
  unit?: string;
  /** The error message. */
  error?: string;
  isHidden?: boolean;
}

/** A number field, with its unit after it and its error below. */
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
