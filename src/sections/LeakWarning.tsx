import { graphql } from "gatsby";
import { CallButtons, LeakLine } from "../components/contact/CallButtons";
import { TextBox } from "../components/text/TextBox";
import * as styles from "./LeakWarning.styles";

interface LeakWarningProps {
  leak: Queries.SiteContactLeak;
  details: Queries.SiteContactDetails;
  /** The words of the safety guide, so that both always agree. */
  alert: Queries.LeakWarningAlertFragment["alert"];
}

/** Warns people who are about to write a message that a leak needs a call instead. */
export function LeakWarning({ leak, details, alert }: LeakWarningProps) {
  if (!alert) return null;
  return (
    <div css={styles.outer}>
      <section css={styles.root} aria-labelledby="leak-warning">
        <h2 id="leak-warning" css={styles.title}>
          {alert.title}
        </h2>
        <p css={styles.message}>
          <strong>{alert.first}</strong> {leak.message}
        </p>
        <TextBox css={styles.ways}>
          <CallButtons calls={alert.calls} />
          <LeakLine label={details.leakPhone} />
          <a css={styles.steps} href={leak.steps.to}>
            {leak.steps.label}
          </a>
        </TextBox>
      </section>
    </div>
  );
}

export const query = graphql`
  fragment LeakWarningAlert on LegalDocument {
    alert {
      title
      first
      calls {
        label
        number
      }
    }
  }
`;
