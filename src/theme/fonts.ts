/** The font family of headings, a variable that `global.styles.ts` sets. A letter, because names do not compress. */
export const headingFamily = "var(--y)";

export const fontFamilies = {
  heading: '"Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif',
  body: '"Public Sans", "Public Sans Fallback", system-ui, sans-serif',
} as const;

const files = {
  heading: "/fonts/bricolage-grotesque.woff2",
  body: "/fonts/public-sans.woff2",
} as const;

/** The fonts of the first screen: preloaded, so that text does not shift later. */
export const preloadedFonts = [files.body, files.heading] as const;

/** Ascent and descent in em, from the font files. */
const bricolage = { ascent: 0.93, descent: 0.27 };
const publicSans = { ascent: 0.95, descent: 0.225 };

const percent = (ratio: number) => `${(100 * ratio).toFixed(1)}%`;

/** One file per family: with a separate file for combining marks, Yoruba letters would lose their tone marks. */
const webFace = (fontFamily: string, url: string, fontWeight: string) => ({
  fontFamily,
  fontWeight,
  fontDisplay: "swap",
  src: `url(${url})`,
});

/** A system font, scaled so that lines break as with the web font. */
const fallbackFace = (
  fontFamily: string,
  fontWeight: string,
  systemFonts: readonly string[],
  scale: number,
  { ascent, descent }: typeof bricolage,
) => ({
  fontFamily,
  fontWeight,
  src: systemFonts.map((name) => `local("${name}")`).join(", "),
  sizeAdjust: percent(scale),
  ascentOverride: percent(ascent / scale),
  descentOverride: percent(descent / scale),
  lineGapOverride: "0%",
});

const robotoBold = ["Roboto Bold", "Roboto-Bold", "Roboto", "Roboto-Regular"];
const arialBold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"];
const regular = ["Roboto", "Roboto-Regular", "Arial", "ArialMT", "Liberation Sans"];

/**
 * The `@font-face` rules. If two rules share family and weight, browsers use the later one first: Roboto on
 * Android, else Arial. Their widths differ too much for a single scale factor.
 */
export const fontFaces = [
  webFace("Bricolage Grotesque", files.heading, "700"),
  webFace("Public Sans", files.body, "400 700"),
  fallbackFace("Bricolage Fallback", "700", arialBold, 1.025, bricolage),
  fallbackFace("Bricolage Fallback", "700", robotoBold, 1.09, bricolage),
  fallbackFace("Public Sans Fallback", "400 500", regular, 1.04, publicSans),
  fallbackFace("Public Sans Fallback", "600 700", arialBold, 0.978, publicSans),
  fallbackFace("Public Sans Fallback", "600 700", robotoBold, 1.04, publicSans),
];
