import { css, type SerializedStyles } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { transition } from "../../theme/motion";
import { plainList, space, target, wrapped } from "../../theme/space";
import { type } from "../../theme/typography";

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
  placeItems: "end center",
  minWidth: target.main,
  [media.wide]: { gridTemplateRows: "clamp(200px, 32vw, 440px) auto" },
  [media.print]: { gridTemplateRows: "160px auto" },
});

/** How much of a picture that is not current is covered by the ground. */
const veil = (share: string) => `color-mix(in srgb, ${colours.panel} ${share}, transparent)`;

/** Covers its entry. Where it is hidden, all entries look alike. */
export const button = css({
  position: "absolute",
  inset: 0,
  background: veil("64%"),
  transition: transition("background-color"),
  "&:hover": { background: veil("30%") },
  // The identity's two stripes mark the current product.
  '&[aria-pressed="true"]': {
    background: "none",
    borderBottom: `6px double ${colours.accentText}`,
  },
});

export const words = css({
  ...type.label,
  // Above the veil.
  position: "relative",
  pointerEvents: "none",
  // Only its longest word may widen the entry, which is otherwise as wide as its picture.
  width: "min-content",
  minWidth: "100%",
  paddingBottom: 14,
  textAlign: "center",
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
