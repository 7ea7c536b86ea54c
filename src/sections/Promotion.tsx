import { OrderWays } from "../components/contact/OrderWays";
import { Picture } from "../components/picture/Picture";
import { SectionHeading } from "../components/text/SectionHeading";
import { deskQuery, fullPageQuery } from "../theme/breakpoints";
import { night } from "../theme/surfaces";
import * as styles from "./Promotion.styles";

type PromotionProps = Pick<Queries.SiteContactWordsFragment, "ordering" | "promotion">;

/** “Place your order now” with the app buttons (specification, section 2: contact page). */
export function Promotion({ promotion, ordering }: PromotionProps) {
  return (
    <section css={styles.root} {...night} aria-labelledby="promotion-title">
      <div css={styles.inner}>
        <div css={styles.words}>
          <SectionHeading id="promotion-title" title={promotion.title} />
          <p css={styles.tagline}>{promotion.tagline}</p>
          <OrderWays message={ordering.refill.message} />
        </div>
        <Picture
          layoutStyle={styles.picture}
          image={promotion.picture}
          alt={promotion.pictureAlt}
          sizes={`${fullPageQuery} 800px, ${deskQuery} 58vw, 100vw`}
        />
      </div>
    </section>
  );
}
