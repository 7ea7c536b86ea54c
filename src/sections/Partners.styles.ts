import { css, keyframes } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { LIGHT } from "../theme/pageState";
import { bandPadding, column, edge, plainList, space, wrapped } from "../theme/space";
import { type } from "../theme/typography";
import { withoutScripts } from "../theme/withoutScripts";

/** Half as high as other sections. The strip ends at the footer's line. */
export const root = css({
  ...column(space.medium),
  position: "relative",
  paddingTop: `calc(${bandPadding} / 2)`,
});

export const words = css({
  paddingInline: edge,
});

/** The strip from edge to edge, below a hairline; its button is beside the title. */
export const row = css({
  borderTop: `1px solid ${colours.hairline}`,
  "& > button": { position: "absolute", top: `calc(${bandPadding} / 2)`, insetInlineEnd: edge },
  // With reduced motion nothing moves, so there is nothing to pause.
  [media.reducedMotion]: { "& > button": { display: "none" } },
});

export const note = css({ ...type.small, marginTop: space.snug, color: colours.mutedText });

export const logo = css({
  display: "block",
  height: "clamp(40px, 6vw, 48px)",
  width: "auto",
  maxWidth: "100%",
  objectFit: "contain",
  objectPosition: "0 50%",
  // Turns logos of any colour into one muted grey in both themes.
  filter: "brightness(0) invert(1)",
  opacity: 0.86,
  [`${LIGHT} &`]: { filter: "brightness(0)", opacity: 0.8 },
  [media.print]: { filter: "brightness(0)" },
});

const travel = keyframes({ to: { transform: "translateX(-50%)" } });

/** Where it does not move, its items begin with the content and wrap. */
export const strip = css({
  overflow: "hidden",
  [media.motion]: {
    maskImage: "linear-gradient(to right, transparent, black 6%, black 94%, transparent)",
  },
});

export const list = css({
  ...wrapped(`${space.medium}px ${space.large}px`),
  alignItems: "center",
  padding: `${space.base}px ${edge}`,
  listStyle: plainList.listStyle,
  // The colour of the logos is that of no system's contrast scheme.
  [media.forcedColours]: { background: colours.ground, forcedColorAdjust: "none" },
});

/** The second list is the copy that makes the loop seamless; it is rendered only where the strip moves. */
export const track = css({
  [media.motion]: {
    display: "flex",
    width: "max-content",
    animation: `${travel} 40s linear infinite`,
    '&:hover, &[data-state="paused"]': { animationPlayState: "paused" },
    "& > ul": {
      flexWrap: "nowrap",
      justifyContent: "space-around",
      gap: `clamp(${space.large}px, 6vw, ${space.band}px)`,
      minWidth: "100vw",
      padding: `${space.medium}px ${space.band / 2}px`,
    },
    ...withoutScripts({
      width: "auto",
      animation: "none",
      "& > ul": { flexWrap: "wrap", minWidth: 0 },
    }),
  },
  [media.reducedMotion]: { "& > ul + ul": { display: "none" } },
});
