import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { transition } from "../../theme/motion";
import { radius, space } from "../../theme/space";
import { rem, type } from "../../theme/typography";

export const root = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(240px, 5fr) minmax(0, 9fr)",
  gap: space.huge,
  alignItems: "start",
  "html:not(.js) &": { gridTemplateColumns: "1fr" },
});

/** First in the order of Tab, though it stands on the picture. */
export const rotation = css({
  position: "absolute",
  zIndex: 1,
  top: space.base,
  insetInlineEnd: space.base,
  borderRadius: radius.round,
  background: colours.ground,
  "html:not(.js) &": { display: "none" },
});

export const list = css({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  borderTop: `1px solid ${colours.hairline}`,
  "html:not(.js) &": { display: "none" },
});

export const entry = css({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: `${space.tiny}px ${space.base}px`,
  width: "100%",
  padding: `${space.medium}px ${space.base}px ${space.medium}px ${space.medium}px`,
  border: 0,
  borderBottom: `1px solid ${colours.hairline}`,
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

export const slide = css({ display: "grid", gap: space.large });

export const picture = css({
  width: "100%",
  aspectRatio: "16 / 10",
  objectFit: "cover",
  borderRadius: radius.card,
});

export const words = css({
  display: "grid",
  gap: space.medium,
  [media.desk]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: space.huge },
});

export const head = css({
  display: "grid",
  gap: space.medium,
  alignContent: "start",
  justifyItems: "start",
});

export const title = css({ ...type.heading, margin: 0, overflowWrap: "anywhere" });
