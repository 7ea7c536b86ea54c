import { css, type CSSObject, type SerializedStyles } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { transition } from "../../theme/motion";
import { plainList, space, target, wrapped } from "../../theme/space";
import { type } from "../../theme/typography";
import { withoutScripts } from "../../theme/withoutScripts";

export const root = css({
  ...wrapped(`${space.base}px ${space.tiny}px`),
  justifyContent: "space-between",
  ...plainList,
});

export const entry = css({
  position: "relative",
  display: "grid",
  // The height of the tallest product: all stand on one floor.
  gridTemplateRows: "200px auto",
  gap: space.small,
  minWidth: target.main,
  "& img": { placeSelf: "end center" },
  [media.wide]: { gridTemplateRows: "clamp(200px, 32vw, 440px) auto" },
  [media.print]: { gridTemplateRows: "160px auto" },
});

/** Where no entry can be chosen: all are lit, and none has stripes. */
const allAlike: CSSObject = {
  "& ~ *, & ~ * > img": {
    borderColor: "transparent !important",
    color: "inherit !important",
    opacity: "1 !important",
  },
};

/** Covers its entry; the picture and the words come after it. */
export const button = css({
  position: "absolute",
  zIndex: 1,
  inset: 0,
  "& ~ * > img": { transition: transition("opacity") },
  "&:hover ~ span": { color: colours.text },
  '&[aria-pressed="true"] ~ span': { borderColor: colours.accentText, color: colours.text },
  '&[aria-pressed="false"] ~ * > img': { opacity: 0.36 },
  [media.forcedColours]: { '&[aria-pressed="true"] ~ span': { borderColor: "Highlight" } },
  [media.print]: allAlike,
  ...withoutScripts(allAlike),
});

export const words = css({
  ...type.label,
  // Only its longest word may widen the entry, which is otherwise as wide as its picture.
  width: "min-content",
  minWidth: "100%",
  paddingBottom: space.small,
  // The identity's two stripes mark the current product.
  borderBottom: "6px double transparent",
  color: colours.mutedText,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  transition: transition("border-color", "color"),
  [media.forcedColours]: { borderColor: "Canvas" },
});

/** The number of height steps up to the tallest product: half a step is too small to notice. */
export const STEPS = 50;

/** The height of a picture in proportion to the tallest product, by step. */
export const toScale: Record<number, SerializedStyles> = Object.fromEntries(
  Array.from({ length: STEPS + 1 }, (_, step) => [
    step,
    css({ width: "auto", height: `${(100 * step) / STEPS}%` }),
  ]),
);
