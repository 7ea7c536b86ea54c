import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { transition } from "../../theme/motion";
import { radius, space, widths } from "../../theme/space";
import { rem, type } from "../../theme/typography";

/** The least width in px of a column of text. */
const textColumn = 280;

/** In the two columns of the band it leaves the first row of the left one to the title. */
export const root = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(240px, 4fr) minmax(0, 7fr)",
  "html:not(.js) &": { gridTemplateColumns: "1fr" },
  "@supports (grid-template-rows: subgrid)": {
    "html.js &": {
      gridArea: "1 / 1 / -1 / -1",
      gridTemplateColumns: "subgrid",
      gridTemplateRows: "subgrid",
      "& > ul": { gridRow: 2 },
      "& > :last-child": { gridArea: "1 / 2 / -1 / -1" },
      [media.print]: { display: "block" },
    },
  },
});

/** First in the order of Tab, though it stands on the picture. */
export const rotation = css({
  position: "absolute",
  zIndex: 1,
  top: space.base,
  insetInlineEnd: space.base,
  borderRadius: radius.round,
  background: colours.ground,
  // Outside it the ring would lie on the picture, whatever that shows.
  "& > :focus-visible": { outlineOffset: -5 },
  "html:not(.js) &": { display: "none" },
});

export const list = css({
  display: "grid",
  // The entries share the height beside the slide, so that nothing is empty between title and list.
  gridAutoRows: "1fr",
  margin: 0,
  padding: 0,
  "& > li": { display: "grid" },
  listStyle: "none",
  "html:not(.js) &": { display: "none" },
});

export const entry = css({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignContent: "center",
  gap: `${space.tiny}px ${space.base}px`,
  width: "100%",
  padding: `${space.medium}px ${space.base}px ${space.medium}px ${space.medium}px`,
  border: 0,
  borderTop: `1px solid ${colours.hairline}`,
  background: "transparent",
  color: colours.text,
  textAlign: "start",
  overflowWrap: "anywhere",
});

/** An entry that leads to its slide. */
export const pick = css({
  position: "relative",
  color: colours.mutedText,
  cursor: "pointer",
  transition: transition("background-color", "color"),
  "&:hover": { color: colours.text },
  // Outside the slide would cover the ring, at the edge the mark of the current entry.
  "&:focus-visible": { outlineOffset: -6 },
  '&[aria-current="true"]': { background: colours.raised, color: colours.text },
  '&[aria-current="true"]::before': {
    content: '""',
    position: "absolute",
    insetInlineStart: 0,
    insetBlock: 0,
    width: 10,
    borderInline: `3px solid ${colours.accentText}`,
  },
});

export const entryIcon = css({ gridRow: "span 2" });
export const entryTitle = css({ ...type.groupTitle, fontSize: rem(20) });
export const entryText = css({ ...type.small });

/** Picture, words and button are one card, which the chosen entry of the list joins. */
export const slide = css({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  height: "100%",
  overflow: "hidden",
  borderRadius: radius.card,
  background: colours.raised,
  [media.print]: { background: "none" },
});

export const picture = css({ width: "100%", aspectRatio: "16 / 9", objectFit: "cover" });

export const words = css({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  justifyItems: "start",
  gap: space.medium,
  padding: space.large,
});

export const title = css({
  ...type.heading,
  display: "flex",
  alignItems: "center",
  gap: space.base,
  margin: 0,
  overflowWrap: "anywhere",
});

/**
 * Long lines are hard to follow: where there is room, paragraphs stand in two columns. None of them
 * is divided, and a single one keeps to a readable width.
 */
export const text = css({
  maxWidth: widths.text,
  "&:has(p + p)": {
    maxWidth: "none",
    columns: `2 ${textColumn}px`,
    columnGap: space.large,
    "& p": { breakInside: "avoid" },
  },
});

export const note = css({ ...type.control, margin: 0 });
