import { css } from "@emotion/react";
import { colours } from "../theme/colours";
import { centred, gutter, space, widths } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({
  display: "grid",
  gap: space.medium,
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
