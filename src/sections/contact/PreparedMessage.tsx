import { forwardRef } from "react";
import { buttonStyles } from "../../components/Button.styles";
import { useSite } from "../../hooks/useSite";
import { preparedLinks, type ContactMessage } from "./contactMessage";
import * as styles from "./ContactForm.styles";

interface PreparedMessageProps {
  form: Queries.ContactFormFragment["form"];
  /** What the visitor entered; absent before the button was pressed. */
  message?: ContactMessage;
}

/** Says that nothing was sent yet and offers the ways to send it. The region is there from the start, so that it is read out. */
export const PreparedMessage = forwardRef<HTMLDivElement, PreparedMessageProps>(
  function PreparedMessage({ form, message }, ref) {
    const { company } = useSite();
    const { prepared, letter } = form;
    const links =
      message &&
      preparedLinks(message, { whatsapp: company.whatsapp, email: company.email, ...letter });
    return (
      <div ref={ref} css={styles.prepared} role="status">
        {links && (
          <>
            <p css={styles.preparedTitle}>{prepared.title}</p>
            <p>{prepared.message}</p>
            <div css={styles.ways}>
              <a css={buttonStyles.action} href={links.whatsapp} rel="noopener">
                {prepared.whatsapp}
              </a>
              <a css={buttonStyles.outline} href={links.mail}>
                {prepared.mail}
              </a>
            </div>
          </>
        )}
      </div>
    );
  },
);
