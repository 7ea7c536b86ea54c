import { Fragment } from "react";
import { useSite } from "../../hooks/useSite";
import { localNumber, telephoneLink } from "../../lib/contactLinks";
import * as styles from "./CallButtons.styles";

/**
 * A text in which the company's telephone number is a link. If the text can change, give the element around it the text
 * as its `key`: React then replaces it, and does not change texts that a translator has replaced.
 */
export function Dialled({ text }: { text: string }) {
  const { telephone } = useSite().company;
  const number = localNumber(telephone);
  return text.split(number).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <a css={styles.ownNumber} href={telephoneLink(telephone)}>
          {number}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
