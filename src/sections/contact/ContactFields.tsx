import type { ElementType } from "react";
import type { ContactMessage } from "./contactMessage";
import * as styles from "./ContactForm.styles";

interface ContactField {
  name: keyof ContactMessage;
  Control: ElementType;
  /** The control's own attributes. */
  attributes: object;
}

/** Specification, section 5: four required fields, validated only by the browser. */
const fields: readonly ContactField[] = [
  { name: "name", Control: "input", attributes: { type: "text", autoComplete: "name" } },
  { name: "phone", Control: "input", attributes: { type: "tel", autoComplete: "tel" } },
  { name: "email", Control: "input", attributes: { type: "email", autoComplete: "email" } },
  { name: "message", Control: "textarea", attributes: { rows: 4 } },
];

export function ContactFields({ form }: { form: Queries.SiteContactForm }) {
  return fields.map(({ name, Control, attributes }) => (
    <div key={name} css={styles.field}>
      <label htmlFor={`contact-${name}`}>{form[name].label}</label>
      <Control
        css={styles.input}
        id={`contact-${name}`}
        name={name}
        placeholder={form[name].placeholder}
        required
        {...attributes}
      />
    </div>
  ));
}
