import { SiteLink } from "../components/SiteLink";
import * as styles from "./Footer.styles";

interface FooterGroupProps {
  title: string;
  /** Internal links have `to`, external links `href`. */
  links: readonly ({ label: string } & ({ to: string } | { href: string }))[];
  /** Shows the links in one row below the other groups, with a visually hidden title. */
  isRow?: boolean;
}

export function FooterGroup({ title, links, isRow }: FooterGroupProps) {
  return (
    <nav aria-label={title} css={isRow && styles.row}>
      {!isRow && <h2 css={styles.groupTitle}>{title}</h2>}
      <ul css={styles.list}>
        {links.map((link) => (
          <li key={link.label}>
            {"to" in link ? (
              <SiteLink css={styles.link} to={link.to}>
                {link.label}
              </SiteLink>
            ) : (
              <a css={styles.link} href={link.href}>
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
