import { memo } from "react";
import { buttonStyles } from "../../components/Button.styles";
import { Picture } from "../../components/Picture";
import { Prose } from "../../components/Prose";
import { fullPageQuery } from "../../theme/breakpoints";
import * as styles from "./ServiceCarousel.styles";
import { ServiceIcon } from "./ServiceIcon";

interface ServiceSlideProps {
  service: Queries.ServiceItemFragment;
  contact: { label: string; to: string };
}

/** The main slide of one service: picture, icon, title, long text, link to the contact page. */
export const ServiceSlide = memo(function ServiceSlide({ service, contact }: ServiceSlideProps) {
  const { title, icon, image, imageAlt, slideDescription, note } = service;
  return (
    <div css={styles.slide}>
      <Picture
        layoutStyle={styles.picture}
        image={image}
        alt={imageAlt}
        sizes={`${fullPageQuery} 800px, 60vw`}
      />
      <div css={styles.words}>
        <h3 css={styles.title}>
          <ServiceIcon svg={icon.svg} />
          {title}
        </h3>
        <div css={styles.text}>
          <Prose html={slideDescription} />
        </div>
        {note && <p css={styles.note}>{note}</p>}
        <a css={buttonStyles.action} href={contact.to}>
          {contact.label}
        </a>
      </div>
    </div>
  );
});
