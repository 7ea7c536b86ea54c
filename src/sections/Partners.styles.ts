import { css, keyframes } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { bandPadding, centred, column, gutter, level, space, stack, widths } from "../theme/space";
import { type } from "../theme/typography";
import { withoutScripts } from "../theme/withoutScripts";

/** The title on the left and the strip on the right where there is room; half as high as other sections. */
export const root = css({
  ...column(space.medium),
  ...centred,
  padding: `calc(${bandPadding} / 2) ${gutter}`,
  [media.desk]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
    gap: space.huge,
    alignItems: "center",
  },
});

export const words = css(stack(space.base));

export const note = css({ ...type.small, maxWidth: widths.lead, color: colours.mutedText });

export const logo = css({
  display: "block",
  height: "clamp(36px, 3vw, 44px)",
  width: "auto",
  maxWidth: "100%",
  objectFit: "contain",
  objectPosition: "0 50%",
  // Turns logos of any colour into one muted grey in both themes.
  filter: "brightness(0) invert(1)",
  opacity: 0.66,
  'html[data-theme="light"] &': { filter: "brightness(0)", opacity: 0.6 },
  [media.print]: { filter: "brightness(0)" },
});

const travel = keyframes({ to: { transform: "translateX(-50%)" } });

export const line = css({
  ...level(space.base),
  // With reduced motion nothing moves, so there is nothing to pause.
  [media.reducedMotion]: { "& > button": { display: "none" } },
});

export const strip = css({
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  [media.motion]: {
    // Where the strip does not move, its padding keeps the logos out of the fading edges.
    maskImage: "linear-gradient(to right, transparent, black 6%, black 94%, transparent)",
  },
});

/** The second list is the copy that makes the loop seamless; it is rendered only where the strip moves. */
export const track = css({
  [media.reducedMotion]: { "& > ul + ul": { display: "none" } },
  [media.motion]: {
    display: "flex",
    width: "max-content",
    animation: `${travel} 40s linear infinite`,
    '&:hover, &[data-state="paused"]': { animationPlayState: "paused" },
    "& > ul": {
      display: "flex",
      justifyContent: "space-around",
      gap: space.band,
      minWidth: "100vw",
      padding: `${space.medium}px ${space.band / 2}px`,
    },
    ...withoutScripts({
      width: "auto",
      animation: "none",
      "& > ul": { minWidth: 0 },
    }),
  },
});

export const row = css({
  display: "flex",
  alignItems: "center",
  padding: `${space.base}px 0`,
  listStyle: "none",
});

/** Where the strip does not move, the items start at the left and wrap. */
export const list = css(row, { flexWrap: "wrap", gap: `${space.medium}px ${space.large}px` });
