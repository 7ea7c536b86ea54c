import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { bandPadding, gutter, space, widths } from "../theme/space";

export const band = css({ background: colours.panel });

export const root = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.huge,
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `${bandPadding} ${gutter}`,
  "& > *": { minWidth: 0 },
});

/** The HTML holds the services for small and for wide screens; each screen shows one of the two. */
export const onlySmall = css({ [media.wide]: { display: "none" } });
export const onlyWide = css({ [media.small]: { display: "none" } });
