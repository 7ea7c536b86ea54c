import { Carousel } from "../../components/Carousel";
import { RotationButton } from "../../components/CarouselControls";
import { Slides } from "../../components/Slides";
import { useCarousel } from "../../hooks/useCarousel";
import * as styles from "./ServiceCarousel.styles";
import { ServiceIcon } from "./ServiceIcon";
import { ServiceSlide } from "./ServiceSlide";

interface ServiceCarouselProps {
  services: readonly Queries.ServiceItemFragment[];
  contact: { label: string; to: string };
  carouselLabel: string;
  listLabel: string;
  /** The index of the current service, from 0. */
  index: number;
  onPick: (index: number) => void;
}

/** The services on wide screens: the list selects the slide, and slides advance automatically. */
export function ServiceCarousel(props: ServiceCarouselProps) {
  const { services, contact, carouselLabel, listLabel, index: shown, onPick } = props;
  const carousel = useCarousel(services.length, shown, onPick);
  const entryOf = ({ icon, title, description }: Queries.ServiceItemFragment) => (
    <>
      <span css={styles.entryIcon}>
        <ServiceIcon svg={icon.svg} />
      </span>
      <span css={styles.entryTitle}>{title}</span>
      <span css={styles.entryText}>{description}</span>
    </>
  );
  return (
    <Carousel state={carousel} label={carouselLabel} css={styles.root}>
      {services.length > 1 && (
        <div css={styles.rotation}>
          <RotationButton state={carousel} carousel={carouselLabel} />
        </div>
      )}
      <ul css={styles.list} aria-label={listLabel}>
        {services.map((service, index) => (
          <li key={service.slug}>
            {services.length > 1 ? (
              <button
                type="button"
                css={[styles.entry, styles.pick]}
                aria-current={index === carousel.index ? "true" : undefined}
                onClick={() => carousel.pick(index)}
              >
                {entryOf(service)}
              </button>
            ) : (
              <div css={styles.entry}>{entryOf(service)}</div>
            )}
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
