import * as styles from "./Breadcrumbs.styles";

interface BreadcrumbsProps {
  label: string;
  home: string;
  current: string;
}

/** The path from the landing page to this page. */
export function Breadcrumbs({ label, home, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol css={styles.list}>
        <li>
          <a href="/" css={styles.link}>
            {home}
          </a>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
