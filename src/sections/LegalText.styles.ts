import { css } from "@emotion/react";
import { onNight } from "../components/picture/Drawing.styles";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { hereMark } from "../theme/hereMark";
import { headerHeight, level, pageBox, radius, space, target, widths } from "../theme/space";
import { type } from "../theme/typography";

export const root = css(pageBox(space.medium, `${space.section}px`), {
  "& > *": { minWidth: 0, maxWidth: widths.text },
  [media.desk]: {
    display: "grid",
    gridTemplateColumns: "minmax(220px, 1fr) 3fr",
    columnGap: space.band,
    "& > *": { gridColumn: 2 },
  },
  [media.print]: {
    columns: "3 76mm",
    columnGap: space.large,
    paddingBottom: 0,
    fontSize: "10pt",
    lineHeight: 1.4,
    "& p, & ul, & ol": { marginBottom: space.small },
    "& h2, & h3": { breakInside: "avoid" },
  },
});

export const contents = css({
  marginBottom: space.huge,
  [media.desk]: {
    position: "sticky",
    // Next to all parts of the text, below an alert; more rows than it has are empty.
    gridArea: "1 / 1 / span 99",
    "section ~ &": { gridRowStart: 2 },
    alignSelf: "start",
    margin: 0,
    top: headerHeight + space.medium,
    maxHeight: `calc(100vh - ${headerHeight + 2 * space.medium}px)`,
    overflowY: "auto",
  },
  // The box scrolls, and would clip focus rings outside it.
  "& :focus-visible": { outlineOffset: -3 },
  [media.print]: { display: "none" },
});

export const contentsTitle = css({ ...type.groupTitle, marginBottom: space.tiny });

export const contentsList = css({
  ...type.small,
  counterReset: "row",
  // Browsers with `:target-current` mark the section that is being read.
  scrollTargetGroup: "auto",
  "& > li": {
    ...level(0),
    position: "relative",
    counterIncrement: "row",
    borderTop: `1px solid ${colours.hairline}`,
  },
  "& > li::before": {
    ...type.label,
    // The second value keeps screen readers from reading the number twice; Safari 16 and Firefox 127 drop it.
    content: ["counter(row)", 'counter(row) / ""'],
    flex: "none",
    width: space.large - space.tiny,
    paddingInlineEnd: space.small,
    textAlign: "end",
    whiteSpace: "nowrap",
    color: colours.mutedText,
    fontVariantNumeric: "tabular-nums",
  },
});

export const contentsLink = css({
  ...level(0),
  flex: 1,
  minHeight: 40,
  paddingBlock: space.tiny,
  lineHeight: 1.3,
  color: colours.text,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
  [media.desk]: {
    "&:target-current": { fontWeight: 600 },
    "&:target-current::before": {
      ...hereMark,
      position: "absolute",
      insetInlineStart: 0,
      bottom: 2,
    },
  },
});

export const summary = css({
  // Its lines are as long as the others.
  "article > &": { maxWidth: `calc(${widths.text} + ${2 * space.medium}px + 1.2em)` },
  marginBottom: space.large,
  padding: space.medium,
  borderRadius: radius.card,
  background: colours.panel,
  "& h2": { ...type.groupTitle, margin: `0 0 ${space.small}px` },
  "& ul": { paddingInlineStart: "1.2em" },
  "& li": { marginBottom: space.small },
  [media.print]: { border: `1px solid ${colours.hairline}`, breakInside: "avoid" },
});

/** Typography of what only documents have: small headings and tables. */
export const prose = css({
  "& h3": {
    position: "relative",
    margin: `${space.large}px 0 ${space.small}px`,
    fontFamily: "inherit",
    fontSize: "1.1em",
    lineHeight: 1.3,
    letterSpacing: "normal",
    textWrap: "inherit",
  },
  // The place of a heading's address: its top.
  "& h3 > [id]": { position: "absolute", top: 0 },
  // The box around a table (allowedHtml.ts): tables wider than a phone scroll sideways inside it.
  "& [role=group]": { margin: `0 0 ${space.base}px`, overflowX: "auto" },
  // With the keyboard's focus it is no taller than the screen below the header, so that its ring is complete, and
  // the arrow keys scroll it.
  "& [role=group]:focus-visible": {
    maxHeight: `calc(100dvh - ${headerHeight + 2 * space.base}px)`,
    overflowY: "auto",
  },
  "& table": { ...type.small, width: "100%", borderCollapse: "collapse" },
  "& th, & td": {
    minWidth: 88,
    padding: `${space.snug}px ${space.medium}px ${space.snug}px 0`,
    borderBottom: `1px solid ${colours.hairline}`,
    textAlign: "start",
    verticalAlign: "top",
    // Do not break words: the box scrolls instead.
    overflowWrap: "break-word",
    fontVariantNumeric: "tabular-nums",
  },
  "& th": { ...type.label, borderBottom: `2px solid ${colours.controlBorder}` },
  "& th:last-child, & td:last-child": { paddingInlineEnd: 0 },
  // Two columns are too narrow to read on a phone: the second is below the first.
  [media.narrow]: {
    "& tr > :first-child:nth-last-child(2)": { display: "block", paddingBottom: 0, border: 0 },
    "& tr > :first-child + :last-child": {
      display: "block",
      paddingTop: 0,
      color: colours.mutedText,
    },
  },
});

export const section = css({
  position: "relative",
  paddingTop: space.huge,
  [media.print]: { paddingTop: space.small },
});

export const head = css({
  marginBottom: space.base,
  // The second column keeps its place free for the button, which comes with the scripts.
  [media.desk]: { display: "grid", gridTemplateColumns: `1fr ${target.control}px` },
});

export const sectionTitle = css({ paddingBlock: space.small });

export const number = css({ color: colours.mutedText, fontVariantNumeric: "tabular-nums" });

export const copy = css({
  border: 0,
  color: colours.mutedText,
  opacity: 0,
  "*:hover > &, &:focus-visible": { opacity: 1 },
  [media.belowDesk]: { display: "none" },
});

/** The text flows around it. */
export const sign = css({ float: "inline-end", margin: `0 0 ${space.small}px ${space.base}px` });

export const figure = css({ margin: `${space.medium}px 0`, breakInside: "avoid" });

export const drawing = css({
  padding: space.snug,
  border: `1px solid ${colours.hairline}`,
  borderRadius: radius.card,
});

export const ink = css(onNight, { width: "100%", height: "auto", maxHeight: 320 });

export const caption = css({ ...type.small, marginTop: space.small, color: colours.mutedText });

export const contact = css({
  marginTop: space.band,
  [media.print]: { marginTop: space.medium, breakInside: "avoid" },
});
