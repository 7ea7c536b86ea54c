import { useId } from "react";
import { Drawing, type DrawingProps } from "../../components/picture/Drawing";
import { AlertStep } from "../../components/text/AlertStep";
import { Anchor } from "../../components/text/Anchor";
import { TextBox } from "../../components/text/TextBox";
import { CallButtons, LeakLine } from "../../components/contact/CallButtons";
import { night } from "../../theme/surfaces";
import * as styles from "./LegalAlert.styles";

interface AlertBoxProps {
  alert: Queries.LegalDocumentAlert;
  /** The text before the company's own number for leaks. */
  ownLine: string;
}

/** The first thing in the document: whom to call, and a link to the steps. */
export function AlertBox({ alert, ownLine }: AlertBoxProps) {
  const titleId = useId();
  return (
    <section css={styles.box} aria-labelledby={titleId}>
      <h2 id={titleId} css={styles.title}>
        {alert.title}
      </h2>
      <p css={styles.text}>{alert.first}</p>
      <TextBox css={styles.ways}>
        <CallButtons calls={alert.calls} />
        <LeakLine label={ownLine} />
        <p>
          <a css={styles.link} href={`#${alert.anchor}`}>
            {alert.all}
          </a>{" "}
          <a css={styles.link} href={alert.fire.link.to}>
            {alert.fire.link.label}
          </a>
        </p>
      </TextBox>
    </section>
  );
}

/** A small drawing on a dark tile, for people who read slowly; the text next to it says the same. */
export const Tile = ({ graphic, layoutStyle }: Omit<DrawingProps, "alt">) => (
  <span css={[layoutStyle, styles.tile]} {...night}>
    <Drawing layoutStyle={styles.ink} graphic={graphic} alt="" />
  </span>
);

/** The steps, in the order of the leak card. The anchor is in printed QR codes and must not change. */
export function AlertSteps({ alert }: Pick<AlertBoxProps, "alert">) {
  const titleId = useId();
  return (
    <section css={styles.all} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Anchor id={alert.anchor} />
        {alert.all}
      </h2>
      <ol css={styles.steps}>
        {alert.steps.map(({ lead, text, drawing }) => (
          <li key={text} css={[styles.step, drawing && styles.besideSign]}>
            {drawing && <Tile graphic={drawing} layoutStyle={styles.sign} />}
            <AlertStep lead={lead} text={text} />
          </li>
        ))}
      </ol>
      {alert.note && <p css={styles.text}>{alert.note}</p>}
      <h3>{alert.fire.title}</h3>
      <p css={styles.text}>{alert.fire.text}</p>
    </section>
  );
}
