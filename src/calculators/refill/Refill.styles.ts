import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { centred, gutter, space, widths } from "../../theme/space";
import { dangerSurface } from "../../theme/surfaces";
import { type } from "../../theme/typography";

export const root = css({
  display: "grid",
  gap: space.huge,
  ...centred,
  padding: `${space.large}px ${gutter} 0`,
  "& > *": { minWidth: 0 },
});

export const rules = css({
  display: "grid",
  gap: space.small,
  justifyItems: "start",
  paddingInlineStart: space.base,
  borderInlineStart: `6px solid ${colours.action}`,
});

export const title = css(type.groupTitle);

export const list = css({
  ...type.small,
  paddingInlineStart: "1.1em",
  maxWidth: "88ch",
  "& > li": { marginBottom: space.tiny },
});

export const warning = css(dangerSurface, {
  display: "grid",
  gap: space.small,
  padding: space.medium,
});

export const warningTitle = css({ ...type.heading, color: colours.danger });

/** What to do if gas is missing. */
export const short = css({
  display: "grid",
  gap: space.base,
  justifyItems: "start",
  maxWidth: widths.text,
  paddingTop: space.base,
  borderTop: `1px solid ${colours.hairline}`,
});

export const steps = css({
  paddingInlineStart: "1.2em",
  "& > li": { marginBottom: space.small },
});

export const ways = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space.snug,
  [media.print]: { display: "none" },
});
