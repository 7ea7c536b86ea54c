import { graphql } from "gatsby";
import { PageTitle } from "../components/PageTitle";
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
              <a css={styles.link} href={to}>
                {label}
              </a>
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
