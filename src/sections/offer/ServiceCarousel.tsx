import { Carousel } from "../../components/Carousel";
import { RotationButton } from "../../components/RotationButton";
import { Slides } from "../../components/Slides";
import { useCarousel } from "../../hooks/useCarousel";
import * as styles from "./ServiceCarousel.styles";
import { ServiceIcon } from "./ServiceIcon";
import { ServiceSlide } from "./ServiceSlide";

interface ServiceCarouselProps {
  services: readonly Queries.ServiceItemFragment[];
  contact: string;
  carouselLabel: string;
  listLabel: string;
}

/** The services on wide screens: the list picks the slide, and the slides advance by themselves. */
export function ServiceCarousel(props: ServiceCarouselProps) {
  const { services, contact, carouselLabel, listLabel } = props;
  const carousel = useCarousel(services.length);
  return (
    <Carousel state={carousel} label={carouselLabel} css={styles.root}>
      {services.length > 1 && (
        <div css={styles.rotation}>
          <RotationButton state={carousel} />
        </div>
      )}
      <ul css={styles.list} aria-label={listLabel}>
        {services.map(({ slug, icon, title, description }, index) => (
          <li key={slug}>
            <button
              type="button"
              css={styles.pick}
              aria-current={index === carousel.index ? "true" : undefined}
              onClick={() => carousel.pick(index)}
            >
              <span css={styles.pickIcon}>
                <ServiceIcon svg={icon.svg} />
              </span>
              <span css={styles.pickTitle}>{title}</span>
              <span css={styles.pickText}>{description}</span>
            </button>
          </li>
        ))}
      </ul>
      <Slides
        state={carousel}
        slides={services.map((service) => ({
          key: service.slug,
          content: <ServiceSlide service={service} contact={contact} />,
        }))}
      />
    </Carousel>
  );
}
