import type { ReactNode } from "react";
import * as styles from "./PageTitle.styles";
import { Stripes } from "./Stripes";

interface PageTitleProps {
  title: string;
  lead?: string;
  /** Content above the title, such as breadcrumbs. */
  children?: ReactNode;
}

/** The header of every page except the landing page. */
export function PageTitle({ title, lead, children }: PageTitleProps) {
  return (
    <div css={styles.root}>
      {children}
      <Stripes isOnFirstScreen />
      <h1 css={styles.title}>{title}</h1>
      {lead && <p css={styles.lead}>{lead}</p>}
    </div>
  );
}
