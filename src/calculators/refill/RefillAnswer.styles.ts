import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { space } from "../../theme/space";
import { dangerSurface } from "../../theme/surfaces";
import { type } from "../../theme/typography";

export const warning = css(dangerSurface, {
  display: "grid",
  gap: space.small,
  padding: space.medium,
});

export const warningTitle = css({ ...type.heading, color: colours.danger });
