import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { bandBox, space, stack } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({ background: colours.panel });

export const inner = css({
  ...stack(space.large),
  ...bandBox,
  [media.desk]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
    gap: `${space.band}px ${space.huge}px`,
    alignItems: "end",
    "& > dl": { gridColumn: "1 / -1", maxWidth: "66%" },
  },
});

export const start = css(stack(space.medium));

export const introduction = css(type.lead);

export const parts = css({
  ...stack(space.large),
  [media.wide]: { gridTemplateColumns: "repeat(2, 1fr)", columnGap: space.huge },
  [media.desk]: { gridColumn: "1 / -1" },
});

export const part = css({
  minWidth: 0,
  paddingTop: space.medium,
  borderTop: `1px solid ${colours.hairline}`,
});

export const partTitle = css({ ...type.groupTitle, margin: `0 0 ${space.snug}px` });

export const items = css({
  ...stack(space.small),
  paddingInlineStart: "1.2em",
  "& > li::marker": { color: colours.mutedText },
});
