import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { space, stack, target } from "../../theme/space";

export const root = css({ paddingTop: space.huge, [media.print]: { paddingTop: space.medium } });

export const head = css({
  ...stack(space.small),
  // The second column keeps its place free for the button, which comes with the scripts.
  gridTemplateColumns: `1fr ${target.control}px`,
  minHeight: target.control,
  alignItems: "start",
  marginBottom: space.base,
});

export const title = css({ paddingBlock: space.small });

export const number = css({ color: colours.accentText, fontVariantNumeric: "tabular-nums" });

export const copy = css({ border: 0, color: colours.mutedText });
