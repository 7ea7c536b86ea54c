import { useId } from "react";
import { AlertStep } from "../components/text/AlertStep";
import { Anchor } from "../components/text/Anchor";
import { CallButtons, LeakLine } from "../components/contact/CallButtons";
import * as styles from "./LegalAlert.styles";

interface LegalAlertProps {
  alert: Queries.LegalDocumentAlert | null;
  /** The text before the company's own number for leaks. */
  ownLine: string;
}

/**
 * The emergency steps, first in the document and in the order of the leak card. The anchor is in printed QR codes
 * and must not change.
 */
export function LegalAlert({ alert, ownLine }: LegalAlertProps) {
  const titleId = useId();
  if (!alert) return null;
  return (
    <section css={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId} css={styles.title}>
        <Anchor id={alert.anchor} css={styles.anchor} />
        {alert.title}
      </h2>
      <section css={styles.calls}>
        <h3>{alert.first}</h3>
        <CallButtons calls={alert.calls} />
        <LeakLine label={ownLine} />
      </section>
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
  );
}
