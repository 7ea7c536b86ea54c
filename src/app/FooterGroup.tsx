import { SiteLink } from "../components/SiteLink";
import * as styles from "./Footer.styles";

interface FooterGroupProps {
  title: string;
  /** Links inside the site have `to`, links to elsewhere `href`. */
  links: readonly ({ label: string } & ({ to: string } | { href: string }))[];
  /** Its links are beside each other below the other groups, and its title is for ears alone. */
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
              <a css={styles.link} href={link.href} rel="noopener">
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
