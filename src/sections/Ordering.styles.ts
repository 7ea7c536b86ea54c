import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { transition } from "../theme/motion";
import {
  bandPadding,
  edge,
  headerHeight,
  contactColumns,
  space,
  stack,
  target,
  touchLink,
  wrapped,
} from "../theme/space";
import { type } from "../theme/typography";

export const panel = css({ background: colours.panel });

export const refill = css({ ...stack(space.large), padding: `${bandPadding} ${edge}` });

export const columns = css({
  ...stack(space.large),
  [media.desk]: contactColumns,
});

/** The ways to us stay in sight beside the answers. */
export const start = css({
  ...stack(space.medium),
  minWidth: 0,
  [media.desk]: { position: "sticky", top: headerHeight + space.medium, alignSelf: "start" },
});

export const introduction = css(type.lead);

export const parts = css({ ...stack(space.large), minWidth: 0 });

export const part = css({
  paddingTop: space.medium,
  borderTop: `1px solid ${colours.hairline}`,
  // Level with the introduction beside it.
  [media.desk]: { "&:first-of-type": { paddingTop: 0, borderTop: 0 } },
});

export const partTitle = css({ ...type.groupTitle, margin: `0 0 ${space.snug}px` });

export const items = css({
  ...stack(space.small),
  paddingInlineStart: "1.2em",
  "& > li::marker": { color: colours.mutedText },
});

export const links = css({
  ...wrapped(`0 ${space.medium}px`),
  marginTop: space.small,
  padding: 0,
  listStyle: "none",
});

export const link = css({ ...touchLink, fontWeight: 600 });

export const folded = css({
  paddingInline: edge,
  [media.wide]: { paddingBlock: `${space.huge}px ${space.band}px` },
});

export const details = css({
  [media.print]: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
});

export const title = css(type.title);

export const summary = css({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.base,
  minHeight: target.main + space.large,
  paddingBlock: space.base,
  cursor: "pointer",
  "&::-webkit-details-marker": { display: "none" },
  "& > svg": { flex: "none", transition: transition("transform") },
  "[open] > & > svg": { transform: "rotate(180deg)" },
  [media.wide]: { paddingBottom: space.large },
  [media.print]: { "& > svg": { display: "none" } },
});
