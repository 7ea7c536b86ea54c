import type { RefObject } from "react";
import { Button } from "../../components/Button";
import { buttonStyles } from "../../components/Button.styles";
import { useCopy } from "../../hooks/useCopy";
import { useSite } from "../../hooks/useSite";
import { prepare, type ContactMessage } from "./contactMessage";
import * as styles from "./ContactForm.styles";

interface PreparedMessageProps {
  root: RefObject<HTMLDivElement>;
  form: Queries.SiteContactForm;
  /** The visitor's input; undefined before the button was pressed. */
  message?: ContactMessage;
}

/**
 * Explains that nothing has been sent yet, and offers ways to send it. A live region, rendered from the
 * start so that screen readers announce its text.
 */
export function PreparedMessage({ root, form, message }: PreparedMessageProps) {
  const { company } = useSite();
  const { prepared, letter } = form;
  const copy = useCopy(prepared);
  const { whatsapp, email } = company;
  const ready = message && prepare(message, { whatsapp, email, ...letter });
  return (
    <div ref={root} css={styles.prepared} role="status">
      {ready && (
        <>
          <p css={styles.preparedTitle}>{prepared.title}</p>
          <p>{ready.isLong ? prepared.long : prepared.message}</p>
          <div css={styles.ways}>
            {ready.isLong && <Button onClick={() => void copy(ready.text)}>{prepared.copy}</Button>}
            <a
              css={ready.isLong ? buttonStyles.outline : buttonStyles.action}
              href={ready.whatsapp}
            >
              {prepared.whatsapp}
            </a>
            <a css={buttonStyles.outline} href={ready.mail}>
              {prepared.mail}
            </a>
          </div>
        </>
      )}
    </div>
  );
}
