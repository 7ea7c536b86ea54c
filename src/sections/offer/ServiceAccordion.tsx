import { useId } from "react";
import { AccordionItem } from "../../components/AccordionItem";
import { buttonStyles } from "../../components/Button.styles";
import { Picture } from "../../components/Picture";
import { Prose } from "../../components/Prose";
import { pictureOf } from "../../lib/pictureOf";
import { betweenGutters } from "../../theme/space";
import * as styles from "./ServiceAccordion.styles";
import { ServiceIcon } from "./ServiceIcon";

interface ServiceAccordionProps {
  services: readonly Queries.ServiceItemFragment[];
  contact: { label: string; to: string };
  /** The index of the open service, from 0; undefined if all are closed. */
  openIndex?: number;
  onToggle: (openIndex?: number) => void;
}

/**
 * The services on small screens: at most one open; clicking it again closes it (specification, section 2).
 * Without scripts all of them are open. The picture comes last: so far below the first screen, browsers do
 * not load the open service's picture before the visitor scrolls.
 */
export function ServiceAccordion({
  services,
  contact,
  openIndex,
  onToggle,
}: ServiceAccordionProps) {
  const id = useId();
  const item = ({ slug, title, icon, ...service }: Queries.ServiceItemFragment, index: number) => (
    <AccordionItem
      key={slug}
      id={`${id}${slug}`}
      heading={
        <span css={styles.heading}>
          <ServiceIcon svg={icon.svg} />
          {title}
        </span>
      }
      isOpen={index === openIndex}
      onToggle={() => onToggle(index === openIndex ? undefined : index)}
      onFound={() => onToggle(index)}
    >
      <div css={styles.content}>
        <Prose html={service.slideDescription} />
        {service.note && <p css={styles.note}>{service.note}</p>}
        <a css={buttonStyles.action} href={contact.to}>
          {contact.label}
        </a>
        <Picture
          layoutStyle={styles.picture}
          image={pictureOf(service.image, title)}
          alt={service.imageAlt}
          sizes={betweenGutters}
        />
      </div>
    </AccordionItem>
  );
  return <div>{services.map(item)}</div>;
}
