import { useSite } from "../hooks/useSite";
import { telephoneLink, whatsappLink } from "../lib/contactLinks";
import * as styles from "./OrderLine.styles";

interface OrderLineProps {
  copy: {
    /** The sentence, with the placeholders `{call}` and `{whatsapp}`. */
    line: string;
    call: string;
    whatsapp: string;
  };
}

/** How to order while there is no app: one sentence with a call link and a chat link. */
export function OrderLine({ copy: { line, call, whatsapp } }: OrderLineProps) {
  const { company } = useSite();
  return (
    <p css={styles.line}>
      {line.split(/(\{call\}|\{whatsapp\})/).map((part, index) => {
        if (part === "{call}")
          return (
            <a key={index} css={styles.link} href={telephoneLink(company.telephone)}>
              {call}
            </a>
          );
        if (part === "{whatsapp}")
          return (
            <a key={index} css={styles.link} href={whatsappLink(company.whatsapp)}>
              {whatsapp}
            </a>
          );
        return part;
      })}
    </p>
  );
}
