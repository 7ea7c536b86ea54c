import { Accordion } from "../../components/Accordion";
import { buttonStyles } from "../../components/Button.styles";
import { Picture } from "../../components/Picture";
import { Prose } from "../../components/Prose";
import { pictureOf } from "../../lib/pictureOf";
import { betweenGutters } from "../../theme/space";
import * as styles from "./ServiceAccordion.styles";
import { ServiceIcon } from "./ServiceIcon";

interface ServiceAccordionProps {
  services: readonly Queries.ServiceItemFragment[];
  /** The link to the contact page. */
  contact: { label: string; to: string };
  /** The index of the open service, from 0. */
  openIndex?: number;
  onToggle: (openIndex?: number) => void;
}

/**
 * The services on small screens: at most one open. The picture comes last: so far below the first screen,
 * browsers do not load the open service's picture before the visitor scrolls.
 */
export function ServiceAccordion({ services, contact, ...open }: ServiceAccordionProps) {
  return (
    <Accordion
      {...open}
      items={services.map(({ slug, title, icon, image, imageAlt, slideDescription, note }) => ({
        key: slug,
        heading: (
          <span css={styles.heading}>
            <ServiceIcon svg={icon.svg} />
            {title}
          </span>
        ),
        content: (
          <div css={styles.content}>
            <Prose html={slideDescription} />
            {note && <p css={styles.note}>{note}</p>}
            <a css={buttonStyles.action} href={contact.to}>
              {contact.label}
            </a>
            <Picture
              layoutStyle={styles.picture}
              image={pictureOf(image, title)}
              alt={imageAlt}
              sizes={betweenGutters}
            />
          </div>
        ),
      }))}
    />
  );
}
