import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { motion } from "../../theme/motion";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({ display: "grid", gap: space.base, minWidth: 0, alignContent: "start" });

export const title = css({ ...type.heading, margin: 0 });

export const rows = css({ display: "grid", gap: space.base, margin: 0 });

export const row = css({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: `${space.tiny}px ${space.base}px`,
  fontVariantNumeric: "tabular-nums",
  color: colours.mutedText,
  "& > dt": { ...type.label },
  "&[data-current]": { color: colours.text },
});

export const value = css({ ...type.label, margin: 0 });

export const track = css({ gridColumn: "1 / -1", margin: 0 });

const bar_ = { [media.motion]: { transition: `width ${motion.settled}ms ${motion.curve}` } };

export const bar = css({ display: "block", width: "100%", height: space.base });

export const sure = css({
  ...bar_,
  fill: colours.controlBorder,
  "[data-current] &": { fill: colours.action },
  [media.forcedColours]: { fill: "CanvasText" },
});

export const range = css({
  ...bar_,
  fill: colours.controlBorder,
  opacity: 0.45,
  "[data-current] &": { fill: colours.action },
  [media.forcedColours]: { fill: "GrayText" },
});

export const note = css({ ...type.fine, margin: 0, color: colours.mutedText });
