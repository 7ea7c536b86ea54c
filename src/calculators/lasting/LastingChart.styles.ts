import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { motion } from "../../theme/motion";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.base,
  minWidth: 0,
  alignContent: "start",
});

export const rows = css({ display: "grid", gap: space.base });

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

export const note = css({ ...type.fine, color: colours.mutedText });
