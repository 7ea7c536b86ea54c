import { Carousel, RotationButton } from "../../components/carousel/Carousel";
import { buttonStyles } from "../../components/control/Button.styles";
import { Drawing } from "../../components/picture/Drawing";
import { Picture } from "../../components/picture/Picture";
import { Prose } from "../../components/text/Prose";
import { Slides } from "../../components/carousel/Slides";
import { TextBox } from "../../components/text/TextBox";
import { useCarousel } from "../../hooks/useCarousel";
import { fullPageQuery } from "../../theme/breakpoints";
import { needsScripts } from "../../theme/needsScripts";
import { onlyWithoutScripts } from "../../theme/scripts.styles";
import * as styles from "./ServiceCarousel.styles";

interface ServiceCarouselProps extends Pick<Queries.SiteHomeOffer, "carouselLabel" | "listLabel"> {
  services: readonly Queries.ServiceWordsFragment[];
  contact: { label: string; to: string };
  /** The index of the current service, from 0. */
  index: number;
  onPick: (index: number) => void;
}

/** The services on wide screens: the list selects the slide, and slides advance automatically. */
export function ServiceCarousel(props: ServiceCarouselProps) {
  const { services, contact, carouselLabel, listLabel, index: shown, onPick } = props;
  const carousel = useCarousel(services.length, shown, onPick);
  const slideOf = ({ slug, title, icon, ...service }: Queries.ServiceWordsFragment) => (
    <TextBox key={slug} css={styles.slide}>
      <Picture
        layoutStyle={styles.picture}
        image={service.image}
        alt={service.imageAlt}
        sizes={`${fullPageQuery} 800px, 60vw`}
      />
      <TextBox css={styles.words}>
        <h3 css={styles.title}>
          <Drawing layoutStyle={styles.icon} graphic={icon} alt="" />
          {title}
        </h3>
        {/* In the list, it is in a button, which reader views drop. */}
        <p css={onlyWithoutScripts}>{service.description}</p>
        <Prose layoutStyle={styles.text} html={service.slideDescription} />
        {service.note && <p css={styles.note}>{service.note}</p>}
        <a css={buttonStyles.action} href={contact.to}>
          {contact.label}
        </a>
      </TextBox>
    </TextBox>
  );
  const entryOf = ({ icon, title, description }: Queries.ServiceWordsFragment) => (
    <>
      <Drawing layoutStyle={styles.entryIcon} graphic={icon} alt="" />
      <span css={styles.entryTitle}>{title}</span> <span css={styles.entryText}>{description}</span>
    </>
  );
  return (
    <Carousel state={carousel} label={carouselLabel} layoutStyle={styles.root}>
      {services.length > 1 && (
        <RotationButton state={carousel} carousel={carouselLabel} area={styles.rotation} />
      )}
      <ul css={styles.list} aria-label={listLabel} {...needsScripts}>
        {services.map((service, index) => (
          <li key={service.slug}>
            {services.length > 1 ? (
              <button
                type="button"
                css={[styles.entry, styles.pick]}
                aria-current={index === carousel.index ? "true" : undefined}
                onClick={() => carousel.pick(() => index)}
              >
                {entryOf(service)}
              </button>
            ) : (
              <div css={styles.entry}>{entryOf(service)}</div>
            )}
          </li>
        ))}
      </ul>
      <Slides state={carousel}>{services.map(slideOf)}</Slides>
    </Carousel>
  );
}
