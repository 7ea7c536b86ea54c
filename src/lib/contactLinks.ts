/** A link that dials `telephone`. */
export const telephoneLink = (telephone: string) => `tel:${telephone.replaceAll(/[^+0-9]/g, "")}`;

/** A number as people in Nigeria write it: +234 803 123 4567 is 0803 123 4567; no line breaks in it. */
export const localNumber = (telephone: string) =>
  telephone.replace(/^\+234 ?(\d+?) ?(\d{3}) ?(\d{4})$/, "0$1 $2 $3").replaceAll(" ", "\u00a0");

/** Encodes a text for a link, but not the signs that a query may contain (RFC 3986): pages become smaller. */
const linkedText = (text: string) =>
  encodeURIComponent(text.replaceAll("\u00a0", " ")).replaceAll(
    /%(?:2C|3A|3F)/g,
    decodeURIComponent,
  );

/**
 * A link that opens a WhatsApp chat, with an optional prefilled text, in which spaces may break a line.
 * @param digits country code and number, digits only; "" lets the visitor choose the recipient
 */
export const whatsappLink = (digits: string, text?: string) =>
  `https://wa.me/${digits}${text === undefined ? "" : `?text=${linkedText(text)}`}`;

/** A link that opens an email, with an optional prefilled subject and body (RFC 6068). */
export function mailLink(address: string, letter?: { subject: string; body: string }) {
  if (!letter) return `mailto:${address}`;
  const subject = encodeURIComponent(letter.subject);
  const body = encodeURIComponent(letter.body.replaceAll(/\r?\n/g, "\r\n"));
  return `mailto:${address}?subject=${subject}&body=${body}`;
}
