import * as styles from "./Breadcrumbs.styles";
import { SiteLink } from "./SiteLink";

interface BreadcrumbsProps {
  label: string;
  home: string;
  /** The current page's name. */
  current: string;
}

/** The path from the landing page to this page. */
export function Breadcrumbs({ label, home, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol css={styles.list}>
        <li>
          <SiteLink to="/" css={styles.link}>
            {home}
          </SiteLink>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
