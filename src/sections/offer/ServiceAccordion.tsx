import { useEffect, useId, useRef } from "react";
import { buttonStyles } from "../../components/control/Button.styles";
import { Drawing } from "../../components/picture/Drawing";
import { Icon } from "../../components/picture/Icon";
import { Picture } from "../../components/picture/Picture";
import { Prose } from "../../components/text/Prose";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { keepInPlace } from "../../hooks/keepInPlace";
import { TextBox } from "../../components/text/TextBox";
import { listen } from "../../lib/listen";
import { betweenGutters } from "../../theme/space";
import * as styles from "./ServiceAccordion.styles";
import { icon, note, picture } from "./ServiceCarousel.styles";

interface ItemProps {
  id: string;
  service: Queries.ServiceWordsFragment;
  contact: { label: string; to: string };
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** One service: its heading and its panel (WAI-ARIA APG, accordion). */
function Item({ id, service, contact, isOpen, onToggle }: ItemProps) {
  const panel = useRef<HTMLElement>(null);
  const isHydrated = useIsHydrated();

  // The browser opens a closed panel itself, for find-in-page.
  useEffect(() => {
    const node = panel.current;
    if (!node || isOpen) return undefined;
    // React 18 knows `hidden` as a boolean only.
    node.setAttribute("hidden", "until-found");
    return listen(node, "beforematch", () => onToggle(true));
  }, [isOpen, onToggle]);

  return (
    <TextBox css={styles.item}>
      <h3>
        <button
          type="button"
          id={`${id}-head`}
          css={styles.button}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={({ currentTarget }) => keepInPlace(currentTarget, () => onToggle(!isOpen))}
        >
          <span css={styles.heading}>
            <Drawing layoutStyle={icon} graphic={service.icon} alt="" />
            {service.title}
          </span>
          <Icon name="expand" />
        </button>
      </h3>
      <section
        ref={panel}
        id={`${id}-panel`}
        hidden={!isOpen}
        // With a name it is a landmark, which would be empty when closed.
        aria-labelledby={isOpen ? `${id}-head` : undefined}
      >
        {(isOpen || isHydrated) && <Content service={service} contact={contact} />}
      </section>
    </TextBox>
  );
}

const Content = ({ service, contact }: Pick<ItemProps, "service" | "contact">) => (
  <TextBox css={styles.content}>
    {/* For reader views, which drop the button with the title. */}
    <h4 css={styles.title}>{service.title}</h4>
    <div css={styles.picture}>
      {/* It comes with the scripts: on the first screen it would be fetched, though it is far below. */}
      {useIsHydrated() && (
        <Picture
          layoutStyle={picture}
          image={service.image}
          alt={service.imageAlt}
          sizes={betweenGutters}
        />
      )}
    </div>
    <Prose html={service.slideDescription} />
    {service.note && <p css={note}>{service.note}</p>}
    <a css={buttonStyles.action} href={contact.to}>
      {contact.label}
    </a>
  </TextBox>
);

interface ServiceAccordionProps extends Pick<ItemProps, "contact"> {
  services: readonly Queries.ServiceWordsFragment[];
  /** The index of the open service, from 0; undefined if all are closed. */
  openIndex?: number;
  onToggle: (openIndex?: number) => void;
}

/**
 * The services on small screens: at most one open; clicking it again closes it (specification, section 2).
 * Without scripts, the slides are shown instead.
 */
export function ServiceAccordion(props: ServiceAccordionProps) {
  const { services, contact, openIndex, onToggle } = props;
  const id = useId();
  return (
    <div>
      {services.map((service, index) => (
        <Item
          key={service.slug}
          id={id + index}
          service={service}
          contact={contact}
          isOpen={index === openIndex}
          onToggle={(isOpen) => onToggle(isOpen ? index : undefined)}
        />
      ))}
    </div>
  );
}
