import { mailLink, whatsappLink } from "../../lib/contactLinks";
import { fillIn } from "../../lib/fillIn";

/** The visitor's input in the contact form (specification, section 3: Contact form fields). */
export interface ContactMessage {
  name: string;
  phone: string;
  email: string;
  message: string;
}

type ContactField = keyof ContactMessage;

export function readContactMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const value = (name: ContactField) => String(data.get(name) ?? "");
  return {
    name: value("name"),
    phone: value("phone"),
    email: value("email"),
    message: value("message"),
  };
}

/** The form's content when the visitor navigated to another page of the site; it is stored nowhere else. */
export const leftMessage: { current?: ContactMessage } = {};

/** The addresses and patterns for a prepared message. */
interface Letter {
  whatsapp: string;
  email: string;
  subject: string;
  text: string;
}

/**
 * The maximum length of text in a link, in URL-encoded characters (a space is 3, an emoji 12); apps
 * truncate or reject longer links.
 */
const LONGEST_LINKED_TEXT = 10_000;

/**
 * The visitor's message, and links that contain it; nothing is sent until one is followed (decisions,
 * “Contact form”). If the text is too long for a link, the links open an empty message.
 */
export function prepare(message: ContactMessage, letter: Letter) {
  const values = { ...message };
  const text = fillIn(letter.text, values);
  const subject = fillIn(letter.subject, values);
  const isLong = encodeURIComponent(text).length > LONGEST_LINKED_TEXT;
  return {
    text,
    isLong,
    whatsapp: whatsappLink(letter.whatsapp, isLong ? undefined : text),
    mail: mailLink(letter.email, { subject, body: isLong ? "" : text }),
  };
}
