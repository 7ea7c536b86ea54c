import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { between, plainList, radius, space, stack, touchLink } from "../theme/space";
import { paperSurface } from "../theme/surfaces.styles";
import { fluid, rem, type } from "../theme/typography";

export const root = css(paperSurface, {
  ...stack(space.medium),
  minHeight: "100vh",
  margin: "0 auto",
  padding: between(space.medium, "5vw", space.huge),
  borderTop: `12px solid ${colours.danger}`,
  [media.wide]: {
    maxWidth: ["760px", `min(760px, 100% - ${2 * space.large}px)`],
    minHeight: 0,
    marginBlock: space.large,
    borderRadius: radius.card,
    boxShadow: `0 0 0 1px ${colours.hairline}`,
  },
  "@page": { margin: "4mm" },
  [media.print]: {
    gap: "0.15em",
    maxWidth: "none",
    minHeight: 0,
    margin: 0,
    padding: "0.2em 0 0",
    borderTopWidth: "0.5em",
    borderRadius: 0,
    boxShadow: "none",
    fontSize: "13pt",
    lineHeight: 1.15,
  },
  // The same card, scaled down.
  [media.smallSheet]: { fontSize: "6.5pt" },
});

export const saved = css({
  ...type.small,
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
  fontSize: fluid(30, 4.4, 42, 10),
  color: colours.danger,
  [media.print]: { fontSize: "1.5em" },
});

/** Its reader may be surrounded by gas. */
export const first = css({
  ...type.heading,
  textWrap: "pretty",
  [media.print]: { fontSize: "1.2em" },
});

/** Paper can neither dial nor scroll. */
export const onScreen = css({ [media.print]: { display: "none" } });

export const toFire = css(touchLink, { fontSize: rem(19), fontWeight: 700 });

/** On the stored copy and on paper it is text: what to do first. */
export const otherLink = css({
  display: "block",
  padding: `${space.snug}px 0`,
  fontWeight: 700,
  "&:not([href])": { color: "inherit" },
  [media.print]: { display: "inline", color: "inherit", textDecoration: "none" },
});

/** Only where the link can be followed. */
export const more = css(onScreen, { ":not([href]) > &": { display: "none" } });

export const steps = css({
  ...stack(space.snug),
  ...plainList,
  counterReset: "step",
  fontSize: rem(19),
  lineHeight: 1.4,
  "& > li": {
    // By its old name: with unknown padding the number would lie on the first word.
    paddingLeft: "1.6em",
    counterIncrement: "step",
    "&::before": {
      display: "inline-block",
      width: "1.6em",
      marginLeft: "-1.6em",
      content: "counter(step)",
      color: colours.danger,
      fontWeight: 700,
      fontVariantNumeric: "tabular-nums",
    },
  },
  [media.print]: { gap: "0.15em", fontSize: "1em", lineHeight: 1.15 },
});

/** The step that can be read from two metres. */
export const largest = css({
  "& > strong": {
    ...type.title,
    fontSize: fluid(38, 5.6, 52, 12),
    lineHeight: 1.05,
    color: colours.danger,
    // The rest of the step begins on the next line; the number is on the line of the first words.
    "&::after": { content: '"\\A"', whiteSpace: "pre" },
    [media.print]: { fontSize: "2.3em" },
  },
});

export const note = css({
  padding: `${space.snug}px ${space.base}px`,
  borderInlineStart: `6px solid ${colours.danger}`,
  background: colours.panel,
  fontWeight: 600,
  [media.print]: {
    padding: "0 0 0 0.6em",
    borderInlineStartWidth: "0.3em",
    background: "none",
    fontWeight: 400,
  },
});

/** On paper, the numbers are next to what to say. */
export const help = css({
  display: "block",
  [media.print]: {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    gap: "1em",
    alignItems: "center",
  },
});

/** The numbers in large digits, one per line, on paper only: there, nothing can be pressed. */
export const numbers = css({
  display: "none",
  color: colours.danger,
  fontSize: "2.6em",
  lineHeight: 1,
  [media.print]: { display: "grid", gap: "0.1em" },
});

export const fire = css({
  ...stack(space.small),
  paddingTop: space.medium,
  borderTop: `2px solid ${colours.danger}`,
  // On paper the title is in the line of the text, like the first words of a step.
  [media.print]: { display: "block", paddingTop: "0.3em", "& > *": { display: "inline" } },
});

export const subtitle = css({
  [media.print]: { marginInlineEnd: "0.4em", fontSize: "1.2em" },
});

/** Lines to fill in by hand, on paper only. */
export const lines = css({
  display: "none",
  [media.print]: { display: "block", paddingTop: "0.2em", borderTop: `1px solid ${colours.text}` },
});

export const linesTitle = css({ fontSize: "1.2em" });

/** Each label is below its line, which is at least as long; the first line is the longest. */
export const list = css({
  display: "flex",
  flexWrap: "wrap",
  ...plainList,
  fontSize: "0.85em",
  "& > li": { flexGrow: 1, minWidth: "22%", margin: "0 1.4em 0 0", paddingTop: "0.25em" },
  "& > li:first-of-type": { minWidth: "42%" },
  "& > li::before": {
    content: '""',
    display: "block",
    height: "1.8em",
    borderBottom: `1px solid ${colours.text}`,
  },
});

export const foot = css({
  ...type.small,
  ...stack(space.snug),
  ...plainList,
  paddingTop: space.medium,
  borderTop: `1px solid ${colours.hairline}`,
  color: colours.mutedText,
  // On the stored copy.
  "& a:not([href])": { display: "none" },
  [media.print]: { paddingTop: "0.3em", fontSize: "0.85em" },
});

export const footLink = css(touchLink);

/** Paper shows the address of the guide, because nobody can press a link on it, and the registered company. */
export const onPaper = css({ display: "none", [media.print]: { display: "inline" } });
