import { css } from "@emotion/react";
import { Accordion } from "../../components/Accordion";
import { ButtonLink } from "../../components/ButtonLink";
import { Picture } from "../../components/Picture";
import { pictureOf } from "../../lib/pictureOf";
import { radius, space } from "../../theme/space";
import { type } from "../../theme/typography";
import { ServiceIcon } from "./ServiceIcon";
import { ServiceText } from "./ServiceText";

const heading = css({ ...type.heading, display: "flex", alignItems: "center", gap: space.base });
const content = css({ display: "grid", gap: space.medium, justifyItems: "start" });
const picture = css({ width: "100%", borderRadius: radius.card });

interface ServiceAccordionProps {
  services: readonly Queries.ServiceItemFragment[];
  /** The link to the contact page. */
  contact: { label: string; to: string };
}

/** The services on small screens: one open at a time, or none. */
export function ServiceAccordion({ services, contact }: ServiceAccordionProps) {
  return (
    <Accordion
      items={services.map(({ slug, title, icon, image, imageAlt, slideDescription }) => ({
        key: slug,
        heading: (
          <span css={heading}>
            <ServiceIcon svg={icon.svg} />
            {title}
          </span>
        ),
        content: (
          <div css={content}>
            <Picture css={picture} image={pictureOf(image, title)} alt={imageAlt} sizes="90vw" />
            <ServiceText slideDescription={slideDescription} />
            <ButtonLink to={contact.to}>{contact.label}</ButtonLink>
          </div>
        ),
      }))}
    />
  );
}
