import { PAGE_PX } from "./breakpoints";

/** Distances in px on the 4 px grid of the identity. */
export const space = {
  tiny: 4,
  small: 8,
  snug: 12,
  base: 16,
  medium: 24,
  large: 32,
  huge: 48,
  band: 72,
  section: 112,
} as const;

/** Room between the edge of the screen and what stands on it. */
export const gutter = "clamp(20px, 5vw, 80px)";

/** How wide content between the gutters of a phone is, for the `sizes` of a picture. */
export const betweenGutters = "calc(100vw - 40px)";

/** Room beside the content of a band that is as wide as the screen; in line with the narrower bands. */
export const edge = `calc(max(0px, (100% - ${PAGE_PX}px) / 2) + ${gutter})`;

/** Room above and below a band of the page. */
export const bandPadding = `clamp(${space.huge}px, 9vw, 144px)`;

/** Widths in px, or in characters where text is read. */
export const widths = {
  page: PAGE_PX,
  text: "66ch",
  lead: "52ch",
} as const;

/** Corner radii in px. */
export const radius = { control: 12, card: 20, round: 999 } as const;

/** Heights in px of what can be pressed; 24 is the least that WCAG 2.5.8 allows. */
export const target = { main: 48, control: 44, least: 24 } as const;

/** The height in px of the sticky header; anchors keep clear of it. */
export const headerHeight = 72;
