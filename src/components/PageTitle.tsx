import type { ReactNode } from "react";
import * as styles from "./PageTitle.styles";
import { Stripes } from "./Stripes";

interface PageTitleProps {
  title: string;
  lead?: string;
  /** What stands above the title, such as breadcrumbs. */
  children?: ReactNode;
}

/** The head of every page but the landing page. */
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
