import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { media } from "../../theme/breakpoints";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({ paddingTop: space.huge, [media.print]: { paddingTop: space.medium } });

export const head = css({
  display: "flex",
  alignItems: "start",
  gap: space.small,
  marginBottom: space.base,
});

export const title = css({
  ...type.heading,
  flex: 1,
  margin: 0,
  paddingBlock: space.small,
  overflowWrap: "anywhere",
});

export const number = css({ color: colours.accentText, fontVariantNumeric: "tabular-nums" });

export const copy = css({
  border: 0,
  color: colours.mutedText,
  "html:not(.js) &": { display: "none" },
  [media.print]: { display: "none" },
});
