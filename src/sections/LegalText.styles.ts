import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { headerHeight, pageBox, radius, space, stack, target, widths } from "../theme/space";
import { type } from "../theme/typography";

export const root = css(pageBox(space.huge, `${space.section}px`), {
  "& > *": { minWidth: 0, maxWidth: widths.text },
  [media.desk]: {
    display: "grid",
    gridTemplateColumns: "minmax(220px, 1fr) 3fr",
    columnGap: space.band,
    "& > *": { gridColumn: 2 },
  },
  [media.print]: { display: "block" },
});

export const contents = css({
  marginBottom: space.huge,
  border: `1px solid ${colours.hairline}`,
  borderRadius: radius.control,
  padding: `0 ${space.base}px`,
  [media.desk]: {
    position: "sticky",
    // Next to all parts of the text; more rows than it has are empty.
    gridArea: "auto / 1 / span 99",
    alignSelf: "start",
    margin: 0,
    top: headerHeight + space.medium,
    maxHeight: `calc(100vh - ${headerHeight + 2 * space.medium}px)`,
    overflowY: "auto",
    border: 0,
    padding: 0,
    // Open before scripts run, so that nothing appears under the pointer when they do.
    "@supports selector(::details-content)": {
      "&[data-early]:not([open])::details-content": { contentVisibility: "visible" },
      "&[data-early] > summary": { listStyleType: "disclosure-open" },
    },
  },
  // The box scrolls, and would clip focus rings outside it.
  "& :focus-visible": { outlineOffset: -3 },
  [media.print]: { display: "none" },
});

export const contentsTitle = css({
  ...type.groupTitle,
  minHeight: target.main,
  paddingBlock: space.snug,
  cursor: "pointer",
});

export const contentsList = css({
  ...type.small,
  margin: `0 0 ${space.base}px`,
  paddingInlineStart: "2em",
  // Browsers with `:target-current` mark the section that is being read.
  scrollTargetGroup: "auto",
  "& > li::marker": { color: colours.mutedText, fontVariantNumeric: "tabular-nums" },
});

export const contentsLink = css({
  display: "block",
  paddingBlock: 6,
  color: colours.mutedText,
  textDecoration: "none",
  "&:hover": { color: colours.text, textDecoration: "underline" },
  "&:target-current": { color: colours.text, fontWeight: 600 },
});

export const updated = css({ ...type.small, color: colours.mutedText });

export const summary = css({
  marginBlock: `${space.base}px ${space.large}px`,
  padding: space.medium,
  borderRadius: radius.card,
  background: colours.panel,
  "& h2": { ...type.groupTitle, margin: `0 0 ${space.small}px` },
  "& ul": { paddingInlineStart: "1.2em" },
  "& li": { marginBottom: space.small },
  [media.print]: { border: `1px solid ${colours.hairline}`, breakInside: "avoid" },
});

export const section = css({
  position: "relative",
  paddingTop: space.huge,
  [media.print]: { paddingTop: space.medium },
});

export const head = css({
  ...stack(space.small),
  // The second column keeps its place free for the button, which comes with the scripts.
  gridTemplateColumns: `1fr ${target.control}px`,
  minHeight: target.control,
  alignItems: "start",
  marginBottom: space.base,
});

export const sectionTitle = css({ paddingBlock: space.small });

export const number = css({ color: colours.accentText, fontVariantNumeric: "tabular-nums" });

export const copy = css({ border: 0, color: colours.mutedText });

/** The place of the section's address: its top, from which the sticky header is kept away. */
export const anchor = css({ position: "absolute", top: 0, scrollMarginTop: -space.small });

export const figure = css({ margin: `${space.medium}px 0 0`, breakInside: "avoid" });

/** Dark in both themes, because its colours are fixed. */
export const drawing = css({
  padding: space.snug,
  border: `1px solid ${colours.hairline}`,
  borderRadius: radius.card,
  [media.forcedColours]: { forcedColorAdjust: "none" },
});

export const ink = css({ "& > svg": { display: "block", width: "100%", maxHeight: 320 } });

export const caption = css({ ...type.small, marginTop: space.small, color: colours.mutedText });

export const contact = css({ marginTop: space.band });
