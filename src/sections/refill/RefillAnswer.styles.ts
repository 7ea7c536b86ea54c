import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { radius, space } from "../../theme/space";
import { type } from "../../theme/typography";

export const warning = css({
  display: "grid",
  gap: space.small,
  padding: space.medium,
  border: `3px solid ${colours.danger}`,
  borderRadius: radius.card,
  background: colours.panel,
});

export const warningTitle = css({ ...type.heading, margin: 0, color: colours.danger });
