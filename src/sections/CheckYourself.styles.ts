import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { bandBox, plainList, space, stack } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({
  ...stack(space.large),
  ...bandBox,
  paddingTop: 0,
  // The pages have it all.
  [media.print]: { display: "none" },
});

export const cards = css({
  ...plainList,
  ...stack(space.base),
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.desk]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
});

export const numbers = css(type.title);
