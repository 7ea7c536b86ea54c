import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { headingFamily } from "../../theme/fonts";
import { transition } from "../../theme/motion";
import {
  centred,
  column,
  gutter,
  headerHeight,
  radius,
  space,
  stack,
  wrapped,
} from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  ...column(space.huge),
  ...centred,
  padding: `${space.large}px ${gutter} 0`,
});

export const rules = css({
  ...stack(space.small),
  justifyItems: "start",
  paddingInlineStart: space.base,
  borderInlineStart: `6px solid ${colours.action}`,
});

export const title = css(type.groupTitle);

export const list = css({
  ...type.small,
  paddingInlineStart: "1.1em",
  maxWidth: "88ch",
  "& > li": { marginBottom: space.tiny },
});

/** In sight while the visitor fills in the form next to it, which is longer. */
export const results = css({
  ...column(space.large),
  [media.desk]: { gridRow: "1 / 3", position: "sticky", top: headerHeight + space.base },
});

export const steps = css({ paddingInlineStart: "1.2em", "& > li": { marginBottom: space.small } });

export const ways = css({
  ...wrapped(space.snug),
  justifySelf: "stretch",
  [media.small]: { "& > a": { flexGrow: 1 } },
  [media.print]: { display: "none" },
});

export const scale = css({
  padding: space.snug,
  border: `1px solid ${colours.hairline}`,
  borderRadius: radius.card,
  // A picture keeps its colours, and so its background.
  [media.forcedColours]: { forcedColorAdjust: "none" },
  [media.print]: { display: "none" },
});

/**
 * Above the answer on wide screens, where the form is next to both; on phones below it. Below a warning too: together
 * they are taller than the window.
 */
export const first = css({ [media.desk]: { order: -1 } });

export const drawing = css({
  display: "block",
  width: "100%",
  maxHeight: "min(380px, 34vh)",
  // Blue light on the floor, as in the pictures of the products.
  background: `radial-gradient(closest-side, color-mix(in srgb, ${colours.link} 35%, transparent), transparent) 0 100% / 61% 50% no-repeat`,
});

/** The figure on the scale's display. */
export const reading = css({
  fill: colours.link,
  fontFamily: headingFamily,
  fontSize: 25,
  fontWeight: 700,
  textAnchor: "middle",
});

export const label = css({
  fill: colours.text,
  fontSize: 16,
  // The drawing is smaller there.
  [media.small]: { fontSize: 20 },
});

export const amount = css({ fontFamily: headingFamily, fontSize: 32, fontWeight: 700 });

export const alarm = css(amount, { fill: colours.danger });

/** To the stamped weight, and where the gas ends in a full cylinder. */
export const line = css({
  fill: "none",
  stroke: colours.text,
  strokeWidth: 2,
  strokeDasharray: "6 5",
});

export const base = css({ fill: colours.raised });

/** The inside of the cylinder, and the scale's display. */
export const hollow = css({ fill: colours.ground });

export const gas = css({
  fill: colours.link,
  [media.motion]: { transition: transition("y", "height") },
});

export const excess = css({ fill: colours.danger });
