import { css } from "@emotion/react";
import { onPaper } from "../../components/picture/Drawing.styles";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { transition } from "../../theme/motion";
import { level, plainList, radius, space, widths, withSubgrid } from "../../theme/space";
import { rem, type } from "../../theme/typography";

/** In the section's two-column grid, it leaves the first row of the left column to the title. */
export const root = css({
  display: "grid",
  gridTemplateColumns: "minmax(240px, 4fr) minmax(0, 7fr)",
  // The card stays while its slides fade.
  "& > :last-child": { gridArea: "1 / 2", borderRadius: radius.card, background: colours.raised },
  ...withSubgrid({
    gridArea: "1 / 1 / -1 / -1",
    gridTemplateColumns: "subgrid",
    gridTemplateRows: "subgrid",
    "& > ul": { gridRow: 2 },
    "& > :last-child": { gridArea: "1 / 2 / -1 / -1" },
  }),
  [media.small]: { display: "block" },
  [media.print]: { display: "block", marginTop: space.base },
});

/** First in the tab order, although it is shown on the picture. */
export const rotation = css({ gridArea: "1 / 2" });

export const list = css({
  display: "grid",
  // The entries share the height next to the slide, so that there is no gap between title and list.
  gridAutoRows: "1fr",
  ...plainList,
  "& > li": { display: "grid" },
});

export const entry = css({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignContent: "center",
  gap: `${space.tiny}px ${space.base}px`,
  padding: `${space.base}px ${space.base}px ${space.base}px ${space.medium}px`,
  borderTop: `1px solid ${colours.hairline}`,
  textAlign: "start",
});

/** A list entry that selects its slide. */
export const pick = css({
  position: "relative",
  color: colours.mutedText,
  transition: transition("background-color", "color"),
  "&:hover": { color: colours.text },
  // Draws the focus ring inside: outside, the slide would cover it, and at the edge, the marker of the
  // current entry.
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

export const entryTitle = css({ ...type.groupTitle, fontSize: rem(20) });
export const entryText = css(type.small);

/** Picture, text and button form one card, which is joined to the selected list entry. */
export const slide = css({
  display: "grid",
  gridTemplateRows: "minmax(clamp(240px, min(31.8vw, 100vh - 444px), 458px), 1fr) auto",
  height: "100%",
  overflow: "hidden",
  borderRadius: radius.card,
  background: colours.raised,
  [media.print]: {
    gridTemplate: "auto / 1fr 2fr",
    gap: space.medium,
    alignItems: "center",
    background: "none",
    breakInside: "avoid",
  },
});

/** As high as the words leave room for: its own height would make the card grow. */
export const picture = css({
  width: "100%",
  height: 0,
  minHeight: "100%",
  objectFit: "cover",
  [media.print]: { height: "auto" },
});

export const words = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: space.base,
  padding: `${space.medium}px ${space.large}px ${space.large}px`,
  [media.print]: { gap: space.small, padding: 0, "& > a": { display: "none" } },
});

export const title = css(level(space.base));

export const text = css({ maxWidth: widths.text });

export const note = css(type.control);

export const icon = css(onPaper, { flex: "none", width: 48, height: 48 });

export const entryIcon = css(icon, {
  gridRow: "span 2",
  opacity: 0.7,
  '[aria-current="true"] > &': { opacity: 1 },
});
