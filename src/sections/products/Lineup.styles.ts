import { css, type SerializedStyles } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { transition } from "../../theme/motion";
import { plainList, space, stack, target, wrapped } from "../../theme/space";
import { type } from "../../theme/typography";

/** The display height of the tallest product. */
const tallestHeight = "clamp(160px, 16vw, 224px)";

export const row = css({
  ...wrapped(`${space.base}px ${space.tiny}px`),
  alignItems: "end",
  justifyContent: "space-between",
  ...plainList,
});

export const entry = css({
  ...stack(space.small),
  justifyItems: "center",
  minWidth: target.main,
  padding: `0 0 ${space.small}px`,
  // The identity's two stripes mark the current product.
  borderBottom: "6px double transparent",
  color: colours.mutedText,
  transition: transition("border-color", "color"),
  "&:hover": { color: colours.text },
  '&[aria-pressed="true"]': { borderBottomColor: colours.accentText, color: colours.text },
  [media.forcedColours]: {
    borderBottomColor: "Canvas",
    '&[aria-pressed="true"]': { borderBottomColor: "Highlight" },
  },
});

/** The number of height steps up to the tallest product: half a step is too small to notice. */
export const STEPS = 25;

/** The height of a picture in proportion to the tallest product, by step. */
export const toScale: Record<number, SerializedStyles> = Object.fromEntries(
  Array.from({ length: STEPS + 1 }, (_, step) => [
    step,
    css({ width: "auto", height: `calc(${tallestHeight} * ${step / STEPS})` }),
  ]),
);

export const words = css({ ...type.label, fontVariantNumeric: "tabular-nums" });
