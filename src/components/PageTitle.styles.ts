import { colours, css, pageBox, space, stack, type } from "../theme";

export const root = css({
  ...stack(space.medium),
  justifyItems: "start",
  ...pageBox(space.huge, "0"),
});

export const title = css({ ...type.title, maxWidth: "18ch" });

export const smallRoot = css({ gap: space.tiny, paddingTop: space.base });

export const smallTitle = css({ ...type.heading, maxWidth: "none" });

export const lead = css({ ...type.lead, color: colours.mutedText });
