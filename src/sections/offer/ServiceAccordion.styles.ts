import { css, radius, space, type } from "../../theme";

export const heading = css({
  ...type.heading,
  display: "flex",
  alignItems: "center",
  gap: space.base,
});

export const content = css({
  display: "grid",
  // A wide table scrolls in its box instead of widening the page.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.base,
  justifyItems: "start",
  "& > *": { maxWidth: "100%" },
});

export const picture = css({ width: "100%", borderRadius: radius.card });

export const note = css(type.control);
