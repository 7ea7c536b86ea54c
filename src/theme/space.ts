import type { CSSObject } from "@emotion/react";
import { media, PAGE_PX } from "./breakpoints";

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

/**
 * Lengths that follow the width of the viewport, as variables of the document: browsers from before 2020 do not know
 * `clamp` and `max`, drop each declaration with them, and have the plain lengths.
 */
const lengths = {
  "--v": ["20px", "clamp(20px, 5vw, 80px)"],
  "--w": ["20px", `calc(max(0px, (100% - ${PAGE_PX}px) / 2) + var(--v))`],
  "--x": [`${space.huge}px`, `clamp(${space.huge}px, 9vw, 144px)`],
} as const;

const lengthsAt = (place: 0 | 1) =>
  Object.fromEntries(Object.entries(lengths).map(([name, values]) => [name, values[place]]));

/** The lengths of the document, and those of browsers that know `max`. */
export const plainLengths = lengthsAt(0);
export const fluidLengths = { "@supports (width: max(1px))": { ":root": lengthsAt(1) } } as const;

/** Sections are closer to each other on paper. */
export const printLengths = { "--x": `${space.large}px` };

/** A length between two bounds in px; older browsers have the smaller one. */
export const between = (min: number, middle: string, max: number) => [
  `${min}px`,
  `clamp(${min}px, ${middle}, ${max}px)`,
];

/** The margin between the edge of the viewport and the content. */
export const gutter = "var(--v)";

/** The width of content between the gutters on a phone, for a picture's `sizes`. */
export const betweenGutters = "calc(100vw - 40px)";

/** The side padding of a full-width section; aligns its content with that of narrower sections. */
export const edge = "var(--w)";

/** The vertical padding of a section. */
export const bandPadding = "var(--x)";

/** Widths in px, or in `ch` for text: a zero is wider than most letters, so that 54ch hold at most 76 of them. */
export const widths = { page: PAGE_PX, text: "54ch", lead: "52ch" } as const;

/** Centres a page's content, which has a maximum width. */
export const centred = { maxWidth: widths.page, margin: "0 auto" } as const;

/** The two columns of wide screens: at 1280 px, the second begins at 642 px. At 1024 px, two buttons fit side by side. */
export const bandColumns = {
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
  columnGap: between(space.huge, `24vw - ${4 * space.huge}px`, space.section),
};

/** Content between the gutters, with this padding above and below it. */
export const pageBox = (above: number, below: string) =>
  ({ ...centred, padding: `${above}px ${gutter} ${below}` }) as const;

/** The content of a section, between the gutters. */
export const bandBox = { ...centred, padding: `${bandPadding} ${gutter}` } as const;

/** Parts below each other, with `gap` px between them. */
export const stack = (gap: number) => ({ display: "grid", gap }) as const;

/** The same, and none is wider than the column. */
export const column = (gap: number) =>
  ({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap }) as const;

/** Parts side by side that wrap. */
export const wrapped = (gap: number | string) =>
  ({ display: "flex", flexWrap: "wrap", gap }) as const;

/** Where browsers have `subgrid`. */
export const withSubgrid = (styles: CSSObject): CSSObject => ({
  "@supports (grid-template-rows: subgrid)": styles,
});

/** Parts side by side in one line, their middles level. */
export const level = (gap: number | string) =>
  ({ display: "flex", alignItems: "center", gap }) as const;

/** A form's button; on a phone it is as wide as the fields. */
export const submitButton = { [media.wide]: { "& > [type=submit]": { justifySelf: "start" } } };

/** A list without bullets; with `none` alone it is no list to VoiceOver. */
export const plainList = { padding: 0, listStyle: ["none", '""'] };

/** Corner radii in px. */
export const radius = { control: 12, card: 20, round: 999 } as const;

/** Heights of interactive elements in px; 24 is the minimum of WCAG 2.5.8. */
export const target = { main: 48, control: 44, min: 24 } as const;

/** For screen readers alone. */
export const onlyRead = { position: "absolute", width: 1, height: 1, overflow: "hidden" } as const;

/** A link that is as tall as a touch target. */
export const touchLink = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: target.control,
} as const;

/** The height of the sticky header in px; anchors stay clear of it. */
export const headerHeight = 72;
