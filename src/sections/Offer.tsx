import { graphql } from "gatsby";
import { SectionHeading } from "../components/SectionHeading";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { useMediaQuery } from "../hooks/useMediaQuery";
import { smallScreenQuery } from "../theme/breakpoints";
import { ServiceAccordion } from "./offer/ServiceAccordion";
import { ServiceCarousel } from "./offer/ServiceCarousel";
import * as styles from "./Offer.styles";

interface OfferProps extends Queries.OfferFragment {
  services: readonly Queries.ServiceItemFragment[];
  contactPath: string;
}

/**
 * What We Offer: a list with slides on wide screens, an accordion on small ones (specification,
 * section 2). The server writes both and the style sheet shows one, so nothing jumps; once scripts
 * run, the other one goes.
 */
export function Offer({ offer, services, contactPath }: OfferProps) {
  const contact = { label: offer.contact, to: contactPath };
  const isHydrated = useIsHydrated();
  const isSmall = useMediaQuery(smallScreenQuery);
  return (
    <div css={styles.band}>
      <section id="what-we-offer" css={styles.root} aria-labelledby="what-we-offer-title">
        <SectionHeading id="what-we-offer-title" label={offer.label} title={offer.title} />
        {(!isHydrated || isSmall) && (
          <div css={styles.onlySmall}>
            <ServiceAccordion services={services} contact={contact} />
          </div>
        )}
        {(!isHydrated || !isSmall) && (
          <div css={styles.onlyWide}>
            <ServiceCarousel {...offer} services={services} contact={contact} />
          </div>
        )}
      </section>
    </div>
  );
}

export const fragments = graphql`
  fragment Offer on SiteHome {
    offer {
      label
      title
      contact
      carouselLabel
      listLabel
    }
  }

  fragment ServiceItem on Service {
    slug
    title
    description
    slideDescription
    imageAlt
    icon {
      svg
    }
    image {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1600
          breakpoints: [360, 640, 1000, 1600]
          placeholder: NONE
          formats: [WEBP, AVIF]
        )
      }
    }
  }
`;
