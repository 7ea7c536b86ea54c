import { useState, type FormEvent } from "react";
import { graphql } from "gatsby";
import { Button } from "../components/Button";
import { ContactFields } from "./contact/ContactFields";
import { readContactMessage, type ContactMessage } from "./contact/contactMessage";
import * as styles from "./contact/ContactForm.styles";
import { PreparedMessage } from "./contact/PreparedMessage";

/**
 * The contact form. It sends nothing: the entered data goes to the console (specification, section
 * 7), and the visitor gets links that carry the same message. What was typed stays.
 */
export function ContactForm({ form }: Queries.ContactFormFragment) {
  const [message, setMessage] = useState<ContactMessage>();

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = readContactMessage(event.currentTarget);
    console.log(entered);
    setMessage(entered);
  };

  return (
    <section css={styles.root} aria-labelledby="contact-form">
      <h2 id="contact-form" css={styles.title}>
        {form.title}
      </h2>
      <form css={styles.form} onSubmit={handleSubmit}>
        <p css={styles.required}>{form.required}</p>
        <ContactFields form={form} />
        <Button type="submit">{form.submit}</Button>
      </form>
      <PreparedMessage form={form} message={message} />
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
      prepared {
        title
        message
        whatsapp
        mail
      }
      letter {
        subject
        text
      }
    }
  }
`;
