import { css, keyframes, type CSSObject } from "@emotion/react";
import { evenColumns } from "../lib/evenColumns";
import { media } from "../theme/breakpoints";
import { edge, space } from "../theme/space";

const travel = keyframes({ to: { transform: "translateX(-50%)" } });

const columns = (count: number, most: number) =>
  `repeat(${evenColumns(count, most)}, minmax(0, 1fr))`;

/** What holds where the strip moves. */
const moving = (style: CSSObject): CSSObject => ({
  [media.motion]: { 'html.js [data-state="running"] &': style },
});

export const controls = css({
  display: "flex",
  justifyContent: "flex-end",
  padding: `0 ${edge}`,
  // Nothing moves without scripts or under reduced motion, so there is nothing to stop.
  "html:not(.js) &": { display: "none" },
  [media.reducedMotion]: { display: "none" },
});

export const strip = css({ overflow: "hidden" });

export const track = css({
  [media.motion]: {
    'html.js &[data-state="running"]': {
      display: "flex",
      width: "max-content",
      animation: `${travel} 40s linear infinite`,
      "&:hover": { animationPlayState: "paused" },
    },
  },
});

export const row = css({
  display: "flex",
  alignItems: "center",
  margin: 0,
  padding: `${space.base}px ${edge}`,
  listStyle: "none",
});

/** At rest an even grid; where it moves, one row at least as wide as the screen. */
export const list = (count: number) =>
  css(
    {
      display: "grid",
      gridTemplateColumns: columns(count, 2),
      gap: `${space.large}px ${space.medium}px`,
      alignItems: "center",
      margin: 0,
      padding: `${space.base}px ${edge}`,
      listStyle: "none",
      [media.small]: { rowGap: space.small },
      [media.wide]: { gridTemplateColumns: columns(count, 4) },
    },
    moving({
      display: "flex",
      justifyContent: "space-around",
      gap: space.band,
      minWidth: "100vw",
      padding: `${space.medium}px ${space.band / 2}px`,
    }),
  );

/** The second copy, which makes the loop endless; only where the strip moves. */
export const copy = css({ display: "none" }, moving({ display: "flex" }));
