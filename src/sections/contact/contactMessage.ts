import { mailLink, whatsappLink } from "../../lib/contactLinks";
import { fillIn } from "../../lib/fillIn";

/** What a visitor writes in the contact form (specification, section 3: Contact form fields). */
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

/** What the form held when its page was left for another of the site; nothing else keeps it. */
export const leftMessage: { current?: ContactMessage } = {};

/** The addresses and patterns that a prepared message is made with. */
interface Letter {
  whatsapp: string;
  email: string;
  subject: string;
  text: string;
}

/**
 * The longest text that is put into a link, in characters as they are in the link, where a space takes 3
 * and an emoji 12; apps cut off or reject longer links.
 */
const LONGEST_LINKED_TEXT = 10_000;

/**
 * The visitor's own message and links that carry it; nothing is sent until one is chosen (decisions,
 * “Contact form”). Where the text is too long for a link, the links open an empty message.
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
