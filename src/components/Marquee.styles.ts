import { css, keyframes, type SerializedStyles } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { edge, space } from "../theme/space";

const travel = keyframes({ to: { transform: "translateX(-50%)" } });

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const controls = css({
  display: "flex",
  justifyContent: "flex-end",
  padding: `0 ${edge}`,
  // Nothing moves without scripts or under reduced motion, so there is nothing to stop.
  "html:not(.js) &": { display: "none" },
  [media.reducedMotion]: { display: "none" },
});

export const strip = css({ overflow: "hidden" });

/** The second list is the copy that makes the loop endless; it is there only where the strip moves. */
export const track = css({
  "& > ul + ul": { display: "none" },
  [media.motion]: {
    'html.js &[data-state="running"]': {
      display: "flex",
      width: "max-content",
      animation: `${travel} 40s linear infinite`,
      "&:hover": { animationPlayState: "paused" },
      "& > ul": {
        display: "flex",
        justifyContent: "space-around",
        gap: space.band,
        minWidth: "100vw",
        padding: `${space.medium}px ${space.band / 2}px`,
      },
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

/** An even grid, where it does not move. */
export const list = css(row, {
  display: "grid",
  gap: `${space.small}px ${space.medium}px`,
  [media.wide]: { rowGap: space.large },
});

/** By the number of columns, on small screens. */
export const columnsOnSmall: Record<number, SerializedStyles> = {
  1: css(columns(1)),
  2: css(columns(2)),
};

/** By the number of columns, on wide screens; one more than there is room for may be even. */
export const columnsOnWide: Record<number, SerializedStyles> = {
  2: css({ [media.wide]: columns(2) }),
  3: css({ [media.wide]: columns(3) }),
  4: css({ [media.wide]: columns(4) }),
  5: css({ [media.wide]: columns(5) }),
};
