import { graphql } from "gatsby";
import { telephoneLink } from "../lib/contactLinks";
import * as styles from "./LegalAlert.styles";

/** What to do at once, above everything else on the page. Its anchor is printed on codes and stays. */
export function LegalAlert({ alert }: Queries.LegalAlertFragment) {
  if (!alert) return null;
  return (
    <div css={styles.outer}>
      <section id={alert.anchor} css={styles.root} aria-labelledby={`${alert.anchor}-title`}>
        <h2 id={`${alert.anchor}-title`} css={styles.title}>
          {alert.title}
        </h2>
        <ol css={styles.steps}>
          {alert.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div css={styles.calls}>
          {alert.calls.map(({ label, number }) => (
            <a key={number} css={styles.call} href={telephoneLink(number)}>
              {label}
            </a>
          ))}
        </div>
        {alert.note && <p css={styles.note}>{alert.note}</p>}
      </section>
    </div>
  );
}

export const fragment = graphql`
  fragment LegalAlert on LegalDocument {
    alert {
      anchor
      title
      steps
      note
      calls {
        label
        number
      }
    }
  }
`;
