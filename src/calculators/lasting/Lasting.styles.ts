import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { motion } from "../../theme/motion";
import { bandPadding, centred, gutter, space, stack, widths } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  display: "grid",
  gap: `clamp(${space.huge}px, 6vw, ${space.section}px)`,
  ...centred,
  padding: `clamp(${space.large}px, 4vw, ${space.huge}px) ${gutter} ${bandPadding}`,
  "& > *": { minWidth: 0 },
});

export const pair = css({
  ...stack(space.huge),
  "& > *": { minWidth: 0 },
  [media.desk]: { gridTemplateColumns: "5fr 6fr", columnGap: space.section },
});

export const notes = css({ maxWidth: widths.text, "& > p": { margin: `0 0 ${space.small}px` } });

export const title = css({ margin: `0 0 ${space.base}px` });

export const rows = css(stack(space.base));

export const row = css({
  ...type.label,
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: `${space.tiny}px ${space.base}px`,
  fontVariantNumeric: "tabular-nums",
  color: colours.mutedText,
  "& > dd + dd": { gridColumn: "1 / -1" },
  "&[data-current]": { color: colours.text },
});

/** The first bar ends at the higher figure; the second one, at the lower figure, covers it. */
export const bars = css({
  display: "block",
  width: "100%",
  height: space.base,
  fill: colours.controlBorder,
  "[data-current] &": { fill: colours.action },
  "& > rect:first-of-type": { opacity: 0.45 },
  [media.motion]: { "& > rect": { transition: `width ${motion.settled}ms ${motion.curve}` } },
  [media.forcedColours]: {
    fill: "CanvasText",
    "& > rect:first-of-type": { fill: "GrayText", opacity: 1 },
  },
});

export const chartNote = css({ ...type.fine, color: colours.mutedText });
