import type { ReactNode } from "react";
import * as styles from "./PageTitle.styles";
import { Stripes } from "../picture/Stripes";

interface PageTitleProps {
  title: string;
  lead?: string;
  /** A short line right below the title. */
  note?: string;
  /** Whether something more urgent is below the title. */
  isClose?: boolean;
  children?: ReactNode;
}

/** The header of every page except the landing page. */
export function PageTitle({ title, lead, note, isClose, children }: PageTitleProps) {
  return (
    <div css={[styles.root, isClose && styles.close]}>
      <Stripes isOnFirstScreen />
      <h1 css={styles.title}>{title}</h1>
      {note && <p css={styles.note}>{note}</p>}
      {lead && <p css={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
