import { mailLink, whatsappLink } from "../../lib/contactLinks";
import { fillIn } from "../../lib/fillIn";
import { readForm } from "../../lib/readForm";

/** The visitor's input (specification, section 3: Contact form fields). */
export type ContactMessage = Record<"name" | "phone" | "email" | "message", string>;

/** It has these four fields, and no other. */
export const readContactMessage = (form: HTMLFormElement) => readForm(form) as ContactMessage;

/** The addresses and patterns for a prepared message. */
type Letter = Record<"whatsapp" | "email" | "subject" | "text", string>;

/**
 * The maximum length of the text in each link, in URL-encoded characters (a space is 3, an emoji 12); apps
 * truncate or reject longer links, those for mail first.
 */
const LONGEST = { whatsapp: 10_000, mail: 2000 };

/**
 * The visitor's message, and links that contain it; nothing is sent until one is followed (specification,
 * section 10). A link that the text is too long for opens an empty message.
 */
export function prepare(message: ContactMessage, letter: Letter) {
  const text = fillIn(letter.text, message);
  const subject = fillIn(letter.subject, message);
  const { length } = encodeURIComponent(text);
  const isLongForMail = length > LONGEST.mail;
  const isLongForChat = length > LONGEST.whatsapp;
  return {
    text,
    /** The links in which the text is missing. */
    ...{ isLongForMail, isLongForChat },
    whatsapp: whatsappLink(letter.whatsapp, isLongForChat ? undefined : text),
    mail: mailLink(letter.email, { subject, body: isLongForMail ? "" : text }),
  };
}
