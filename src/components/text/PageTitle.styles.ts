import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { pageBox, plainList, space, stack, target, wrapped } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  ...stack(space.medium),
  justifyItems: "start",
  ...pageBox(space.huge, "0"),
});

export const title = css({ ...type.title, maxWidth: "18ch" });

export const smallRoot = css({ gap: space.tiny, paddingTop: space.base });

export const smallTitle = css({ ...type.heading, maxWidth: "none" });

export const lead = css({ ...type.lead, color: colours.mutedText });

export const breadcrumbs = css({
  ...type.small,
  ...wrapped(space.small),
  alignItems: "center",
  ...plainList,
  color: colours.mutedText,
  // The second value keeps screen readers from reading the stroke; Safari 16 and Firefox 127 drop it.
  "& li + li::before": { content: ['"/"', '"/" / ""'], marginInlineEnd: space.small },
  [media.print]: { display: "none" },
});

export const home = css({ display: "inline-flex", alignItems: "center", minHeight: target.min });
