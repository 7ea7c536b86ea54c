import { headingFamily } from "./fonts";
import { widths } from "./space";

/** A size in rem, so that text follows the browser's font size setting. */
export const rem = (px: number) => `${px / 16}rem`;

/**
 * A font size that grows with the viewport between two bounds in px.
 * @param middle in vw, the share of the viewport's width
 * @param limit in vw, an upper limit: with a large browser font size, longer words would not fit
 */
export const fluid = (min: number, middle: number, max: number, limit: number) =>
  `min(clamp(${rem(min)}, ${middle}vw, ${rem(max)}), ${limit}vw)`;

const heading = {
  fontFamily: headingFamily,
  fontWeight: 700,
  letterSpacing: "-0.035em",
  textWrap: "balance",
} as const;

/**
 * Typographic styles by role. Those of body text inherit the family and the spacing from the document
 * (`global.styles.ts`), so they are not for text inside a heading.
 */
export const type = {
  /** The title of the landing page. */
  display: { ...heading, fontSize: fluid(42, 5.6, 84, 14), lineHeight: 0.98 },
  /** Titles of pages and of the landing page's sections. */
  title: { ...heading, fontSize: fluid(32, 4, 60, 12), lineHeight: 1.04 },
  /** Titles inside a section: the default of `h2` and `h3`. */
  heading: {
    ...heading,
    fontSize: fluid(22, 2, 28, 10),
    lineHeight: 1.15,
    letterSpacing: "-0.025em",
  },
  /** Titles of small groups. */
  groupTitle: { ...heading, fontSize: rem(17), lineHeight: 1.3, letterSpacing: "-0.01em" },
  /** Prices, sizes and counters. */
  numeral: {
    ...heading,
    fontSize: fluid(44, 6, 84, 18),
    lineHeight: 1,
    fontVariantNumeric: "tabular-nums",
  },
  /** The sentence below a title. */
  lead: {
    fontSize: fluid(17, 1.6, 20, 10),
    lineHeight: 1.5,
    fontWeight: 400,
    maxWidth: widths.lead,
  },
  body: { fontSize: rem(17), lineHeight: 1.55, fontWeight: 400 },
  /** Buttons, links in lists, labels of fields. */
  control: { fontSize: rem(16), lineHeight: 1.25, fontWeight: 600 },
  small: { fontSize: rem(15), lineHeight: 1.45, fontWeight: 400 },
  /** The label above a section's title. */
  label: { fontSize: rem(15), lineHeight: 1.25, fontWeight: 600 },
  fine: { fontSize: rem(13), lineHeight: 1.4, fontWeight: 500 },
} as const;
