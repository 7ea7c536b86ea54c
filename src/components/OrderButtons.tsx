import { useSite } from "../hooks/useSite";
import { telephoneLink, whatsappLink } from "../lib/contactLinks";
import { buttonPair, buttonStyles } from "./Button.styles";

/**
 * The two ways to order without the app, equally prominent: a call, and a WhatsApp chat with a message begun. On paper
 * they show their numbers.
 */
export function OrderButtons() {
  const { company, app } = useSite();
  const { call, whatsapp, message } = app.order;
  return (
    <div css={buttonPair}>
      <a
        css={buttonStyles.action}
        href={telephoneLink(company.telephone)}
        data-number={company.telephone}
      >
        {call}
      </a>
      <a
        css={buttonStyles.action}
        href={whatsappLink(company.whatsapp, message)}
        data-number={`+${company.whatsapp}`}
      >
        {whatsapp}
      </a>
    </div>
  );
}
