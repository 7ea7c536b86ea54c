import { useRef, useState, type ElementType, type FormEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import { buttonStyles } from "../components/control/Button.styles";
import { Filled } from "../components/text/Filled";
import { useCopy } from "../hooks/useCopy";
import { useSite } from "../hooks/useSite";
import { localNumber, mailLink, telephoneLink } from "../lib/contactLinks";
import { scrollBehaviour } from "../lib/scrollBehaviour";
import { needsScripts } from "../theme/needsScripts";
import { prepare, readContactMessage, type ContactMessage } from "./contact/contactMessage";
import * as styles from "./ContactForm.styles";

/** Specification, section 5: four required fields, validated only by the browser. */
const fields: readonly (readonly [keyof ContactMessage, ElementType, object])[] = [
  ["name", "input", { type: "text", autoComplete: "name" }],
  ["phone", "input", { type: "tel", autoComplete: "tel" }],
  ["email", "input", { type: "email", autoComplete: "email" }],
  ["message", "textarea", { rows: 4 }],
];

/** To the browser, a field of blanks is filled in; it refuses one with its own words for an empty field. */
function refuseBlanks(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>("[required]")) {
    const empty = Object.assign(field.cloneNode() as HTMLInputElement, { value: "" });
    field.setCustomValidity(field.value.trim() ? "" : empty.validationMessage);
  }
}

/**
 * The contact form. It sends nothing: it logs the entered data to the console (specification, section 7)
 * and offers links that contain the message. The input stays, and later changes update the links; while a
 * field is invalid there are no links.
 */
export function ContactForm({ form }: { form: Queries.SiteContactForm }) {
  const [message, setMessage] = useState<ContactMessage>();
  const [isValid, setValid] = useState(true);
  const prepared = useRef<HTMLDivElement>(null);
  const { telephone, email } = useSite().company;
  const { privacy } = form;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    refuseBlanks(event.currentTarget);
    // The browser checked the fields of a replayed submit when the button was pressed; they may have changed since.
    if (!event.currentTarget.reportValidity()) return;
    const entered = readContactMessage(event.currentTarget);
    console.log(entered);
    // The result is below the button and often off-screen; render it first, then scroll to it.
    flushSync(() => {
      setMessage(entered);
      setValid(true);
    });
    prepared.current?.scrollIntoView({ block: "nearest", behavior: scrollBehaviour() });
  };

  const handleInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const entered = readContactMessage(currentTarget);
    refuseBlanks(currentTarget);
    setMessage((before) => before && entered);
    setValid(currentTarget.checkValidity());
  };

  return (
    <section css={styles.root} aria-labelledby="contact-form">
      <h2 id="contact-form">{form.title}</h2>
      {/* Without a script, the browser would submit the fields in the URL; this method prevents that. */}
      <form css={styles.form} method="dialog" onSubmit={handleSubmit} onInput={handleInput}>
        <p css={styles.required}>{form.required}</p>
        {fields.map(([name, Control, attributes]) => (
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
        ))}
        <button type="submit" css={buttonStyles.action} {...needsScripts}>
          {form.submit}
        </button>
        <p css={styles.required}>{form.noEmail}</p>
        <p css={styles.required}>
          <Filled
            pattern={privacy.line}
            values={{ policy: <a href={privacy.to}>{privacy.label}</a> }}
          />
        </p>
        <p css={styles.required}>
          {form.withoutScripts} <a href={telephoneLink(telephone)}>{localNumber(telephone)}</a>{" "}
          <a href={mailLink(email)}>{email}</a>
        </p>
      </form>
      <PreparedMessage root={prepared} form={form} message={isValid ? message : undefined} />
    </section>
  );
}

interface PreparedMessageProps {
  root: RefObject<HTMLDivElement>;
  form: Queries.SiteContactForm;
  /** The visitor's input; undefined before the button was pressed. */
  message?: ContactMessage;
}

/**
 * Explains that nothing has been sent yet, and offers ways to send it. A live region, rendered from the
 * start so that screen readers announce its text.
 */
function PreparedMessage({ root, form, message }: PreparedMessageProps) {
  const { whatsapp, email } = useSite().company;
  const { prepared, letter } = form;
  const copy = useCopy(prepared);
  const ready = message && prepare(message, { whatsapp, email, ...letter });
  const { isLongForMail, isLongForChat } = ready ?? {};
  return (
    <div ref={root} css={styles.prepared} role="status">
      {ready && (
        <>
          <p css={styles.preparedTitle}>{prepared.title}</p>
          <p>
            {isLongForChat
              ? prepared.long
              : isLongForMail
                ? prepared.longForMail
                : prepared.message}
          </p>
          <div css={styles.ways}>
            <a
              css={isLongForChat ? buttonStyles.outline : buttonStyles.action}
              href={ready.whatsapp}
            >
              {prepared.whatsapp}
            </a>{" "}
            <a css={buttonStyles.outline} href={ready.mail}>
              {prepared.mail}
            </a>{" "}
            <button
              type="button"
              css={isLongForChat ? buttonStyles.action : buttonStyles.outline}
              {...needsScripts}
              onClick={() => void copy(ready.text)}
            >
              {prepared.copy}
            </button>
          </div>
          <p>
            <Filled pattern={prepared.byHand} values={{ email }} />
          </p>
        </>
      )}
    </div>
  );
}
