import { graphql } from "gatsby";
import { OrderButtons } from "../components/OrderButtons";
import { Picture } from "../components/Picture";
import { SectionHeading } from "../components/SectionHeading";
import { StoreButtons } from "../components/StoreButtons";
import { useSite } from "../hooks/useSite";
import { pictureOf } from "../lib/pictureOf";
import { fullPageQuery, wideScreenQuery } from "../theme/breakpoints";
import { night } from "../theme/surfaces";
import * as styles from "./Promotion.styles";

/**
 * “Place your order now” with the app buttons (specification, section 2: contact page). Working channels
 * come first: until the app is live, people order by call or WhatsApp.
 */
export function Promotion({ promotion, ordering }: Queries.PromotionFragment) {
  const { navigation } = useSite();
  return (
    <section css={styles.root} {...night} aria-labelledby="promotion-title">
      <div css={styles.inner}>
        <div css={styles.words}>
          <SectionHeading id="promotion-title" title={promotion.title} />
          <p css={styles.tagline}>{promotion.tagline}</p>
          <OrderButtons ordering={ordering} />
          <div css={styles.app}>
            <p css={styles.appTitle}>{navigation.footer.app.title}</p>
            <StoreButtons isQuiet />
          </div>
        </div>
        <Picture
          layoutStyle={styles.picture}
          image={pictureOf(promotion.picture, "the promotion")}
          alt={promotion.pictureAlt}
          sizes={`${fullPageQuery} 800px, ${wideScreenQuery} 58vw, 100vw`}
        />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Promotion on SiteContact {
    ordering {
      call
      whatsapp
    }
    promotion {
      title
      tagline
      pictureAlt
      picture {
        childImageSharp {
          gatsbyImageData(width: 1600, breakpoints: [400, 800, 1200, 1600])
          fallback: resize(width: 800, toFormat: WEBP) {
            src
          }
        }
      }
    }
  }
`;
