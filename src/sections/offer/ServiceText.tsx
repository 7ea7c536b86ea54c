import { css } from "@emotion/react";
import { ButtonLink } from "../../components/ButtonLink";
import { proseStyles } from "../../components/prose";
import { space } from "../../theme/space";

const root = css({ display: "grid", gap: space.medium, justifyItems: "start" });

interface ServiceTextProps {
  /** HTML from the service's Markdown. */
  slideDescription: string;
  contact: string;
}

/** The long text of a service and the way to the contact page. */
export function ServiceText({ slideDescription, contact }: ServiceTextProps) {
  return (
    <div css={root}>
      <div css={proseStyles} dangerouslySetInnerHTML={{ __html: slideDescription }} />
      <ButtonLink to="/contact">{contact}</ButtonLink>
    </div>
  );
}
