import { useSite } from "../hooks/useSite";
import { telephoneLink, whatsappLink } from "../lib/contactLinks";
import { buttonStyles } from "./Button.styles";
import * as styles from "./OrderButtons.styles";

interface OrderButtonsProps {
  /** The labels of the two buttons. */
  ordering: { call: string; whatsapp: string };
}

/** The two ways to order without the app: a call, and a WhatsApp chat. */
export function OrderButtons({ ordering: { call, whatsapp } }: OrderButtonsProps) {
  const { company } = useSite();
  return (
    <div css={styles.root}>
      <a css={buttonStyles.action} href={telephoneLink(company.telephone)}>
        {call}
      </a>
      <a css={buttonStyles.outline} href={whatsappLink(company.whatsapp)}>
        {whatsapp}
      </a>
    </div>
  );
}
