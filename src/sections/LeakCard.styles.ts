import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { plainList, radius, space, target } from "../theme/space";
import { paperSurface } from "../theme/surfaces";
import { fluid, rem, type } from "../theme/typography";

export const root = css(paperSurface, {
  display: "grid",
  gap: space.medium,
  minHeight: "100vh",
  margin: "0 auto",
  padding: `clamp(${space.medium}px, 5vw, ${space.huge}px)`,
  borderTop: `12px solid ${colours.danger}`,
  textWrap: "pretty",
  [media.wide]: {
    maxWidth: `min(760px, 100% - ${2 * space.large}px)`,
    minHeight: 0,
    marginBlock: space.large,
    borderRadius: radius.card,
    boxShadow: `0 0 0 1px ${colours.hairline}`,
  },
  "@page": { margin: "5mm" },
  [media.print]: {
    gap: "0.5em",
    maxWidth: "none",
    minHeight: 0,
    margin: 0,
    padding: "0.6em 0 0",
    borderTopWidth: "0.5em",
    borderRadius: 0,
    boxShadow: "none",
    fontSize: "13pt",
    lineHeight: 1.2,
  },
  // The same card, scaled down.
  [media.smallSheet]: { fontSize: "6.5pt" },
});

export const saved = css({
  ...type.small,
  margin: 0,
  padding: space.base,
  borderRadius: radius.control,
  background: colours.action,
  color: colours.onAction,
  fontWeight: 600,
  "&[hidden]": { display: "none" },
  [media.print]: { display: "none" },
});

export const title = css({
  ...type.title,
  fontSize: fluid(38, 6, 64, 12),
  margin: 0,
  color: colours.danger,
  [media.print]: { fontSize: "2.1em" },
});

export const steps = css({
  display: "grid",
  gap: space.snug,
  ...plainList,
  counterReset: "step",
  fontSize: rem(19),
  lineHeight: 1.4,
  fontWeight: 600,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "1.6em 1fr",
    counterIncrement: "step",
    "&::before": {
      content: "counter(step)",
      color: colours.danger,
      fontWeight: 700,
      fontVariantNumeric: "tabular-nums",
    },
  },
  [media.print]: { gap: "0.2em", fontSize: "1em", lineHeight: 1.2, fontWeight: 500 },
});

export const note = css({
  margin: 0,
  padding: `${space.snug}px ${space.base}px`,
  borderInlineStart: `6px solid ${colours.danger}`,
  background: colours.panel,
  fontWeight: 600,
  [media.print]: { padding: "0 0 0 0.6em", borderInlineStartWidth: "0.3em", background: "none" },
});

export const calls = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
  gap: space.snug,
  [media.print]: { display: "flex", gap: "0.8em" },
});

/** On paper, the numbers are next to what to say. */
export const help = css({
  display: "grid",
  gap: space.medium,
  [media.print]: { gridTemplateColumns: "auto 1fr", gap: "1.2em", alignItems: "center" },
});

export const call = css({
  ...type.control,
  display: "grid",
  placeItems: "center",
  minHeight: target.main + space.base,
  padding: `${space.small}px ${space.base}px`,
  borderRadius: radius.control,
  background: colours.danger,
  color: colours.onDanger,
  fontSize: rem(20),
  textAlign: "center",
  textDecoration: "none",
  [media.print]: {
    display: "block",
    minHeight: 0,
    padding: 0,
    borderRadius: 0,
    background: "none",
    color: colours.danger,
    fontSize: "1em",
    // Makes clear that these are two numbers, not one of six digits.
    "& + &": { paddingInlineStart: "0.8em", borderInlineStart: `2px solid ${colours.danger}` },
  },
});

export const onScreen = css({ [media.print]: { display: "none" } });

/** The number in large digits, for print. */
export const number = css({
  display: "none",
  [media.print]: { display: "block", fontSize: "3.2em", lineHeight: 1, fontWeight: 700 },
});

export const text = css({ margin: 0 });

export const fire = css({
  display: "grid",
  gap: space.small,
  paddingTop: space.medium,
  borderTop: `2px solid ${colours.danger}`,
  [media.print]: { gap: "0.2em", paddingTop: "0.6em" },
});

export const subtitle = css({
  ...type.heading,
  margin: 0,
  [media.print]: { fontSize: "1.2em" },
});

export const onPaper = css({
  display: "none",
  [media.print]: { display: "block", paddingTop: "0.6em", borderTop: `1px solid ${colours.text}` },
});

/** Each label is below its line; the first line is twice as long. */
export const lines = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  gap: "0 1.4em",
  ...plainList,
  fontSize: "0.85em",
  "& > li": { paddingTop: "0.25em" },
  "& > li:first-of-type": { gridColumn: "span 2" },
  "& > li::before": {
    content: '""',
    display: "block",
    height: "2em",
    borderBottom: `1px solid ${colours.text}`,
  },
});

export const foot = css({
  ...type.small,
  display: "grid",
  gap: space.snug,
  paddingTop: space.medium,
  borderTop: `1px solid ${colours.hairline}`,
  color: colours.mutedText,
  [media.print]: { paddingTop: "0.4em", fontSize: "0.85em" },
});

export const edition = css({ margin: 0 });

/** A link's address can only be pressed on the screen, so paper shows it. */
export const address = css({ display: "none", [media.print]: { display: "inline" } });

export const home = css({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  minHeight: target.control,
});
