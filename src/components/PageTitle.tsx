import type { ReactNode } from "react";
import * as styles from "./PageTitle.styles";
import { Stripes } from "./Stripes";

interface PageTitleProps {
  title: string;
  lead?: string;
  /** Whether something more urgent is below the title. */
  isSmall?: boolean;
  /** Content above the title, such as breadcrumbs. */
  children?: ReactNode;
}

/** The header of every page except the landing page. */
export function PageTitle({ title, lead, isSmall = false, children }: PageTitleProps) {
  return (
    <div css={[styles.root, isSmall && styles.smallRoot]}>
      {children}
      {!isSmall && <Stripes isOnFirstScreen />}
      <h1 css={[styles.title, isSmall && styles.smallTitle]}>{title}</h1>
      {lead && <p css={styles.lead}>{lead}</p>}
    </div>
  );
}
