import { graphql } from "gatsby";
import { PageTitle } from "../components/PageTitle";
import { SiteLink } from "../components/SiteLink";
import * as styles from "./NotFound.styles";

/**
 * Tells the visitor that the page does not exist, and links to the main pages (decisions, “Unknown paths”).
 */
export function NotFound({ title, message, linksLabel, links }: Queries.NotFoundFragment) {
  return (
    <>
      <PageTitle title={title} lead={message} />
      <nav css={styles.nav} aria-label={linksLabel}>
        <ul css={styles.list}>
          {links.map(({ label, to }) => (
            <li key={label}>
              <SiteLink css={styles.link} to={to}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

export const fragment = graphql`
  fragment NotFound on SiteNotFound {
    title
    message
    linksLabel
    links {
      label
      to
    }
  }
`;
