import { graphql } from "gatsby";
import { SectionHeading } from "../components/SectionHeading";
import { StoreButtons } from "../components/StoreButtons";
import * as styles from "./Promotion.styles";

/** “Place your order now” with the app buttons (specification, section 2: contact page). */
export function Promotion({ promotion }: Queries.PromotionFragment) {
  return (
    <section css={styles.root} aria-labelledby="promotion-title">
      <div css={styles.inner}>
        <SectionHeading id="promotion-title" title={promotion.title} />
        <p css={styles.tagline}>{promotion.tagline}</p>
        <StoreButtons />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Promotion on SiteContact {
    promotion {
      title
      tagline
    }
  }
`;
