import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { transition } from "../theme/motion";
import { bandColumns, pageBox, space, stack, touchLink, wrapped } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({
  ...pageBox(space.huge, `${space.band}px`),
  "& > :last-child": { borderBottom: `1px solid ${colours.hairline}` },
});

export const details = css({
  position: "relative",
  borderTop: `1px solid ${colours.hairline}`,
  [media.print]: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
});

export const summary = css({
  position: "relative",
  ...stack(space.tiny),
  alignContent: "center",
  minHeight: 64,
  padding: `${space.base}px ${space.huge}px ${space.base}px 0`,
  cursor: "pointer",
  "&::-webkit-details-marker": { display: "none" },
  "& > svg": {
    position: "absolute",
    insetInlineEnd: space.tiny,
    top: "calc(50% - 12px)",
    transition: transition("transform"),
  },
  "[open] > & > svg": { transform: "rotate(180deg)" },
  [media.desk]: { ...bandColumns, alignItems: "center", paddingInlineEnd: 0 },
  [media.print]: { "& > svg": { display: "none" } },
});

export const inside = css({ ...type.small, color: colours.mutedText });

export const columns = css({
  ...stack(space.large),
  padding: `${space.small}px 0 ${space.huge}px`,
  [media.desk]: bandColumns,
});

export const start = css({ ...stack(space.medium), alignContent: "start", minWidth: 0 });

export const parts = css({ ...stack(space.large), minWidth: 0 });

export const partTitle = css({ ...type.groupTitle, margin: `0 0 ${space.small}px` });

export const items = css({
  ...stack(space.small),
  paddingInlineStart: "1.2em",
  "& > li::marker": { color: colours.mutedText },
});

export const links = css({
  ...wrapped(`0 ${space.medium}px`),
  marginTop: space.small,
});

export const link = css({ ...touchLink, fontWeight: 600 });
