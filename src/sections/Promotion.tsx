import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SectionHeading } from "../components/SectionHeading";
import { StoreButtons } from "../components/StoreButtons";
import { media } from "../theme/breakpoints";
import { bandPadding, gutter, space, widths } from "../theme/space";
import { nightSurface } from "../theme/surfaces";
import { type } from "../theme/typography";

const root = css(nightSurface, { [media.print]: { display: "none" } });
const inner = css({
  display: "grid",
  gap: space.large,
  justifyItems: "start",
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `${bandPadding} ${gutter}`,
});
const tagline = css({ ...type.lead, margin: 0, maxWidth: widths.lead });

/** “Place your order now” with the app buttons (specification, section 2: contact page). */
export function Promotion({ promotion }: Queries.PromotionFragment) {
  return (
    <section css={root} aria-labelledby="promotion-title">
      <div css={inner}>
        <SectionHeading id="promotion-title" title={promotion.title} />
        <p css={tagline}>{promotion.tagline}</p>
        <StoreButtons />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Promotion on SiteContact {
    promotion {
      title
      tagline
    }
  }
`;
