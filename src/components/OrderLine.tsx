import { useSite } from "../hooks/useSite";
import { telephoneLink, whatsappLink } from "../lib/contactLinks";
import { Filled } from "./Filled";
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
export function OrderLine({ copy }: OrderLineProps) {
  const { telephone, whatsapp } = useSite().company;
  const link = (label: string, href: string) => (
    <a css={styles.link} href={href}>
      {label}
    </a>
  );
  const values = {
    call: link(copy.call, telephoneLink(telephone)),
    whatsapp: link(copy.whatsapp, whatsappLink(whatsapp)),
  };
  return (
    <p css={styles.line}>
      <Filled pattern={copy.line} values={values} />
    </p>
  );
}
