import type { InputHTMLAttributes, ReactNode } from "react";
import type { Option } from "./Choice";
import { Dialled } from "../contact/Dialled";
import { Icon } from "../picture/Icon";
import * as styles from "./Field.styles";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** Shown after the field, such as kg. */
  unit?: string;
  note?: ReactNode;
  error?: string;
  isHidden?: boolean;
  /** The values to choose from; without them, the field is for typing a number. */
  options?: readonly Option[];
}

/** A select, or a number field with its unit after it, and its note and its error below. */
export function Field({ name, label, unit, note, error, isHidden, options, ...rest }: FieldProps) {
  const id = `field-${name}`;
  const describedBy = [note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div css={styles.root} hidden={isHidden}>
      <label key={label} htmlFor={id}>
        {label}
      </label>
      {options ? (
        <span css={styles.box}>
          <select css={styles.input} id={id} name={name} defaultValue={rest.defaultValue}>
            {options.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <Icon name="expand" size={20} layoutStyle={styles.arrow} />
        </span>
      ) : (
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
            aria-describedby={describedBy || undefined}
            {...rest}
          />
        </span>
      )}
      {note && (
        <div id={`${id}-note`} css={styles.note}>
          {note}
        </div>
      )}
      {error && (
        <p key={error} id={`${id}-error`} css={styles.error}>
          <Dialled text={error} />
        </p>
      )}
    </div>
  );
}
