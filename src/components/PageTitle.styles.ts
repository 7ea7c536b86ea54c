import { centred, colours, css, gutter, space, stack, type, widths } from "../theme";

export const root = css({
  ...stack(space.medium),
  justifyItems: "start",
  ...centred,
  padding: `${space.huge}px ${gutter} 0`,
});

export const title = css({ ...type.title, maxWidth: "18ch" });

export const smallRoot = css({ gap: space.tiny, paddingTop: space.base });

export const smallTitle = css({ ...type.heading, maxWidth: "none" });

export const lead = css({
  ...type.lead,
  maxWidth: widths.lead,
  color: colours.mutedText,
});
