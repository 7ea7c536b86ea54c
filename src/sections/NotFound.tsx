import { graphql } from "gatsby";
import { Icon } from "../components/picture/Icon";
import { LinkItems } from "../components/text/LinkItems";
import { OrderButtons } from "../components/contact/OrderWays";
import { PageTitle } from "../components/text/PageTitle";
import { Picture } from "../components/picture/Picture";
import { useSite } from "../hooks/useSite";
import * as styles from "./NotFound.styles";

type NotFoundProps = Queries.SiteNotFoundWordsFragment & Queries.NotFoundPictureFragment;

/**
 * Tells the visitor that the page does not exist, and links to the leak card, to ways to order, and to the
 * main pages (specification, section 10).
 */
export function NotFound({ title, message, order, links, ...page }: NotFoundProps) {
  const { leak } = useSite().navigation;
  return (
    <div css={styles.root}>
      <div>
        <PageTitle title={title} lead={message} />
        <div css={styles.ways}>
          <p css={styles.order}>{order}</p>
          <OrderButtons />
          <a css={styles.leak} href={leak.to}>
            <Icon name="warning" size={20} />
            {leak.label}
          </a>
        </div>
        <nav css={styles.nav} aria-label={page.linksLabel}>
          <ul css={styles.list}>
            <LinkItems links={links} linkStyle={styles.link} />
          </ul>
        </nav>
      </div>
      <Picture
        layoutStyle={styles.picture}
        image={page.picture}
        alt={page.pictureAlt}
        sizes="45vw"
      />
    </div>
  );
}

export const fragment = graphql`
  fragment NotFoundPicture on SiteNotFound {
    picture {
      childImageSharp {
        gatsbyImageData(width: 1000, breakpoints: [360, 640, 1000])
        fallback: resize(width: 640, toFormat: WEBP) {
          src
        }
      }
    }
  }
`;
