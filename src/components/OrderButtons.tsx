import { useSite } from "../hooks/useSite";
import { telephoneLink, whatsappLink } from "../lib/contactLinks";
import { buttonPair, buttonStyles } from "./Button.styles";

/** The two ways to order without the app, equally prominent: a call, and a WhatsApp chat with a message begun. */
export function OrderButtons() {
  const { company, app } = useSite();
  const { call, whatsapp, message } = app.order;
  return (
    <div css={buttonPair}>
      <a css={buttonStyles.action} href={telephoneLink(company.telephone)}>
        {call}
      </a>
      <a css={buttonStyles.action} href={whatsappLink(company.whatsapp, message)}>
        {whatsapp}
      </a>
    </div>
  );
}
