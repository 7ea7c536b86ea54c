import { leftMessage } from "./contactMessage";
import * as styles from "./ContactForm.styles";

/** Specification, section 5: four required fields, validated only by the browser. */
const inputs = [
  { name: "name", type: "text", autoComplete: "name" },
  { name: "phone", type: "tel", autoComplete: "tel" },
  { name: "email", type: "email", autoComplete: "email" },
] as const;

const idOf = (name: string) => `contact-${name}`;

export function ContactFields({ form }: Queries.ContactFormFragment) {
  return (
    <>
      {inputs.map(({ name, type, autoComplete }) => (
        <div key={name} css={styles.field}>
          <label css={styles.label} htmlFor={idOf(name)}>
            {form[name].label}
          </label>
          <input
            css={styles.input}
            id={idOf(name)}
            name={name}
            type={type}
            autoComplete={autoComplete}
            placeholder={form[name].placeholder}
            defaultValue={leftMessage.current?.[name]}
            required
          />
        </div>
      ))}
      <div css={styles.field}>
        <label css={styles.label} htmlFor={idOf("message")}>
          {form.message.label}
        </label>
        <textarea
          css={styles.input}
          id={idOf("message")}
          name="message"
          rows={4}
          placeholder={form.message.placeholder}
          defaultValue={leftMessage.current?.message}
          required
        />
      </div>
    </>
  );
}
