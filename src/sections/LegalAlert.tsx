import { AlertStep } from "../components/AlertStep";
import { CallButtons, LeakLine } from "../components/CallButtons";
import * as styles from "./LegalAlert.styles";

interface LegalAlertProps {
  alert: Queries.LegalDocumentAlert | null;
  /** The text before the company's own number for leaks. */
  ownLine: string;
}

/**
 * The emergency steps, above the document and in the order of the leak card. The anchor is in printed QR codes
 * and must not change.
 */
export function LegalAlert({ alert, ownLine }: LegalAlertProps) {
  if (!alert) return null;
  return (
    <div css={styles.outer}>
      <section id={alert.anchor} css={styles.root} aria-labelledby={`${alert.anchor}-title`}>
        <h2 id={`${alert.anchor}-title`} css={styles.title}>
          {alert.title}
        </h2>
        <div css={styles.calls}>
          <p css={styles.subtitle}>{alert.first}</p>
          <CallButtons calls={alert.calls} />
          <LeakLine label={ownLine} />
        </div>
        <ol css={styles.steps}>
          {alert.steps.map((step) => (
            <li key={step.text}>
              <AlertStep {...step} />
            </li>
          ))}
        </ol>
        {alert.note && <p css={[styles.text, styles.note]}>{alert.note}</p>}
        <div css={styles.fire}>
          <h3>{alert.fire.title}</h3>
          <p css={styles.text}>{alert.fire.text}</p>
        </div>
      </section>
    </div>
  );
}
