import * as styles from "./Footer.styles";

interface FooterGroupProps {
  title: string;
  links: readonly { label: string; to: string }[];
  /** Shows the links in one row below the other groups, with a visually hidden title. */
  isRow?: boolean;
}

export function FooterGroup({ title, links, isRow }: FooterGroupProps) {
  return (
    <nav aria-label={title} css={isRow && styles.row}>
      {!isRow && <h2 css={styles.groupTitle}>{title}</h2>}
      <ul css={styles.list}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <a css={styles.link} href={to}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
