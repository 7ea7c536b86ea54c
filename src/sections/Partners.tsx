import { graphql } from "gatsby";
import { Marquee } from "../components/Marquee";
import { SectionHeading } from "../components/SectionHeading";
import * as styles from "./Partners.styles";

interface PartnersProps extends Queries.PartnersFragment {
  items: readonly Queries.PartnerItemFragment[];
}

/**
 * The partners' logos in a looping strip (specification, section 2: partners). Renders nothing without
 * partners.
 */
export function Partners({ partners, items }: PartnersProps) {
  const logos = (isCopy: boolean) =>
    items.map(({ slug, name, url }) => ({
      key: slug,
      content: (
        <img
          css={styles.logo}
          src={url.publicURL}
          width={url.width}
          height={url.height}
          alt={isCopy ? "" : name}
          loading="lazy"
        />
      ),
    }));
  if (items.length === 0) return <div id="partners" />;
  return (
    <section id="partners" css={styles.root} aria-labelledby="partners-title">
      <div css={styles.inner}>
        <SectionHeading id="partners-title" label={partners.label} title={partners.title} />
        {partners.note && <p css={styles.note}>{partners.note}</p>}
      </div>
      <Marquee
        items={logos(false)}
        copies={logos(true)}
        pauseLabel={partners.pause}
        playLabel={partners.play}
      />
    </section>
  );
}

export const fragments = graphql`
  fragment Partners on SiteHome {
    partners {
      label
      title
      note
      pause
      play
    }
  }

  fragment PartnerItem on Partner {
    slug
    name
    url {
      publicURL
      width
      height
    }
  }
`;
