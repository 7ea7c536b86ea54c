import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { graphql } from "gatsby";
import { Button } from "../components/Button";
import { useSite } from "../hooks/useSite";
import { mailLink, telephoneLink } from "../lib/contactLinks";
import { scrollBehaviour } from "../lib/scrollBehaviour";
import { ContactFields } from "./contact/ContactFields";
import { leftMessage, readContactMessage, type ContactMessage } from "./contact/contactMessage";
import * as styles from "./contact/ContactForm.styles";
import { PreparedMessage } from "./contact/PreparedMessage";

/**
 * The contact form. It sends nothing: the entered data goes to the console (specification, section
 * 7), and the visitor gets links that carry the same message. What was typed stays, and what is
 * changed afterwards changes in the links; while a field is wrong there are none.
 */
export function ContactForm({ form }: Queries.ContactFormFragment) {
  const [message, setMessage] = useState<ContactMessage>();
  const [isValid, setValid] = useState(true);
  const fields = useRef<HTMLFormElement>(null);
  const prepared = useRef<HTMLDivElement>(null);
  const { telephone, email } = useSite().company;

  useEffect(() => {
    const node = fields.current;
    return () => {
      if (node) leftMessage.current = readContactMessage(node);
    };
  }, []);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A submit from before a reload is repeated, and the browser may not have restored every field.
    if (!event.currentTarget.reportValidity()) return;
    const entered = readContactMessage(event.currentTarget);
    console.log(entered);
    // The result stands below the button, often below the screen as well; it is scrolled to once it is there.
    flushSync(() => {
      setMessage(entered);
      setValid(true);
    });
    prepared.current?.scrollIntoView({ block: "nearest", behavior: scrollBehaviour() });
  };

  const handleInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const entered = readContactMessage(currentTarget);
    setMessage((before) => before && entered);
    setValid(currentTarget.checkValidity());
  };

  return (
    <section css={styles.root} aria-labelledby="contact-form">
      <h2 id="contact-form" css={styles.title}>
        {form.title}
      </h2>
      {/* Where no script answers, a browser would write the fields into the address; this method cannot. */}
      <form
        ref={fields}
        css={styles.form}
        method="dialog"
        onSubmit={handleSubmit}
        onInput={handleInput}
      >
        <p css={styles.required}>{form.required}</p>
        <ContactFields form={form} />
        <Button type="submit">{form.submit}</Button>
        <p css={styles.required}>
          {form.withoutScripts} <a href={telephoneLink(telephone)}>{telephone}</a>{" "}
          <a href={mailLink(email)}>{email}</a>
        </p>
      </form>
      <PreparedMessage ref={prepared} form={form} message={isValid ? message : undefined} />
    </section>
  );
}

export const fragment = graphql`
  fragment ContactForm on SiteContact {
    form {
      title
      name {
        label
        placeholder
      }
      phone {
        label
        placeholder
      }
      email {
        label
        placeholder
      }
      message {
        label
        placeholder
      }
      required
      submit
      withoutScripts
      prepared {
        title
        message
        whatsapp
        mail
        long
        copy
        copied
        copyFailed
      }
      letter {
        subject
        text
      }
    }
  }
`;
