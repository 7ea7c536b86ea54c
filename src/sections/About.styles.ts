import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { twoColumns } from "../theme/columns.styles";
import { layers } from "../theme/layers";
import { motion } from "../theme/motion";
import { LIGHT } from "../theme/pageState";
import { edge, space, wrapped } from "../theme/space";
import { fluid, type } from "../theme/typography";
import { withoutScripts } from "../theme/withoutScripts";

/** With the flame and the counters, one picture: all of it is seen at once in a window of 1280 × 800 px. */
export const words = [
  twoColumns,
  css({
    padding: `${space.huge}px ${edge} ${space.large}px`,
    alignItems: "end",
    [media.print]: { paddingBlock: `${space.base}px 0` },
  }),
];

export const description = css({ ...type.lead, color: colours.mutedText });

/** The flame from edge to edge, behind the counters: once on the page, nothing is in a column. */
export const band = css({
  display: "grid",
  // Without the picture its text must not make the column, and with it the counters, wider than the screen.
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  // The flame burns low until the figures begin to count.
  [media.motion]: { "&:has([data-count^='0']) img": { opacity: 0.3 } },
});

export const picture = css({
  gridArea: "1 / 1",
  width: "100%",
  height: "clamp(360px, 36vw, 662px)",
  objectFit: "cover",
  // Fades into the dark ground above the tips of the flames, and below the counters.
  maskImage: "linear-gradient(transparent, black 30%, black 56%, transparent 94%)",
  [media.motion]: { transition: `opacity ${motion.light}ms ${motion.curve}` },
  [media.forcedColours]: { maskImage: "none", opacity: 0.2 },
  [media.print]: { display: "none" },
});

export const counters = css({
  zIndex: layers.text,
  gridArea: "1 / 1",
  alignSelf: "end",
  ...wrapped(`${space.base}px ${space.large}px`),
  padding: `${space.medium}px ${edge} 0`,
  // There the ground below is paper.
  [`${LIGHT} &`]: { paddingBottom: space.base },
});

export const counter = css({
  display: "flex",
  flexDirection: "column-reverse",
  flex: "1 1 auto",
  gap: space.tiny,
  [media.wide]: { flexBasis: 180 },
});

export const figure = css({ ...type.numeral, fontSize: fluid(32, 4, 60, 18) });

/**
 * The count is above the final number, which keeps its place, so that nothing shifts. It is a box of its own, so that
 * each change only re-lays out that box. Screen readers have the final number only, but in Safari before 17.4 and Firefox
 * before 128 the count too.
 */
export const count = css({
  position: "relative",
  display: "inline-block",
  "&[data-count]": {
    "& > span": { opacity: 0 },
    "&::after": {
      content: ["attr(data-count)", 'attr(data-count) / ""'],
      position: "absolute",
      inset: 0,
      contain: "size layout",
    },
    ...withoutScripts({ "& > span": { opacity: 1 }, "&::after": { display: "none" } }),
  },
});

export const label = css(type.label);
