import { css } from "@emotion/react";
import { anyInput } from "../components/control/Field.styles";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { radius, space, stack, submitButton, wrapped } from "../theme/space";
import { type } from "../theme/typography";
import { gone, withoutScripts } from "../theme/withoutScripts";

export const root = css({
  ...stack(space.medium),
  alignContent: "start",
  [media.print]: { display: "none" },
});

export const form = css({
  ...stack(space.medium),
  ...submitButton,
  // Without scripts, a note replaces the button.
  "& > :last-child": gone,
  ...withoutScripts({ "& > :last-child": { display: "block" } }),
});

export const required = css({ ...type.small, color: colours.mutedText });

export const field = css({ ...stack(space.small), width: "100%" });

export const input = css(anyInput, {
  // The browser scrolls to an invalid field; this leaves room for the label above it.
  scrollMarginTop: space.huge,
  paddingBlock: space.snug,
  "textarea&": { resize: "vertical" },
});

export const prepared = css({
  // Leaves a gap to the edge of the screen after scrolling.
  scrollMarginBlock: space.base,
  ...stack(space.base),
  // The region is in the document before its text, because live regions that are inserted with their text
  // are not announced.
  "&:not(:empty)": {
    padding: space.medium,
    border: `2px solid ${colours.success}`,
    borderRadius: radius.card,
  },
});

export const preparedTitle = css(type.groupTitle);

export const ways = css({
  ...wrapped(space.snug),
  [media.small]: { "& > *": { flex: "1 1 100%" } },
});
