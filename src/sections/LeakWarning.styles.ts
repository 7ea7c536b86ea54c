import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { pageBox, space, stack, touchLink, widths } from "../theme/space";
import { dangerSurface } from "../theme/surfaces.styles";
import { type } from "../theme/typography";

export const outer = css(pageBox(space.large, "0"));

export const root = css(dangerSurface, {
  ...stack(space.small),
  padding: space.medium,
  [media.desk]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 420px)",
    gridTemplateRows: "auto 1fr",
    columnGap: space.huge,
  },
});

export const title = css({ color: colours.danger });

export const message = css({ ...type.body, maxWidth: widths.text });

export const ways = css({
  ...stack(space.small),
  alignContent: "center",
  [media.desk]: { gridArea: "1 / 2 / span 2" },
});

export const steps = css({ ...touchLink, justifySelf: "start", fontWeight: 600 });
