import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { plainList, space, wrapped } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  display: "grid",
  gridColumn: "1 / -1",
  gap: `${space.small}px ${space.huge}px`,
  paddingTop: space.large,
  borderTop: `1px solid ${colours.hairline}`,
  "&[hidden]": { display: "none" },
  [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
});

export const line = css(type.heading);

export const terms = css({ ...type.small, color: colours.mutedText });

export const sizes = css({
  ...wrapped(`${space.small}px ${space.large}px`),
  ...plainList,
  fontVariantNumeric: "tabular-nums",
});
