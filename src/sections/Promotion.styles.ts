import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { bandPadding, gutter, space, widths } from "../theme/space";
import { nightSurface } from "../theme/surfaces";
import { type } from "../theme/typography";

export const root = css(nightSurface, { [media.print]: { display: "none" } });

export const inner = css({
  display: "grid",
  gap: space.large,
  justifyItems: "start",
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `${bandPadding} ${gutter}`,
});

export const tagline = css({ ...type.lead, margin: 0, maxWidth: widths.lead });
