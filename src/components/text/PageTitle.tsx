import type { ReactNode } from "react";
import * as styles from "./PageTitle.styles";
import { Stripes } from "../picture/Stripes";

interface PageTitleProps {
  title: string;
  lead?: string;
  /** Whether something more urgent is below the title. */
  isSmall?: boolean;
  /** For the path from the landing page to this page: its name, and the landing page's. */
  breadcrumbs?: { label: string; home: string };
  /** What stands below the title and the lead. */
  children?: ReactNode;
}

/** The header of every page except the landing page. */
export function PageTitle({ title, lead, isSmall = false, breadcrumbs, children }: PageTitleProps) {
  return (
    <div css={[styles.root, isSmall && styles.smallRoot]}>
      {breadcrumbs && (
        <nav aria-label={breadcrumbs.label}>
          <ol css={styles.breadcrumbs}>
            <li>
              <a href="/" css={styles.home}>
                {breadcrumbs.home}
              </a>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      {!isSmall && <Stripes isOnFirstScreen />}
      <h1 css={[styles.title, isSmall && styles.smallTitle]}>{title}</h1>
      {lead && <p css={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
