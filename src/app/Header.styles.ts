import { css } from "@emotion/react";
import { iconButton } from "../components/control/Button.styles";
import { media } from "../theme/breakpoints";
import { colours, dimmed } from "../theme/colours";
import { hereMark } from "../theme/hereMark";
import { layers } from "../theme/layers";
import { transition } from "../theme/motion";
import { CURRENT } from "../theme/pageState";
import {
  edge,
  gutter,
  headerHeight,
  level,
  plainList,
  radius,
  space,
  target,
  touchLink,
  wrapped,
} from "../theme/space";
import { rem, type } from "../theme/typography";
import { gone, withoutScripts } from "../theme/withoutScripts";

export const root = css({
  position: "sticky",
  zIndex: layers.header,
  top: 0,
  background: colours.ground,
  borderBottom: "1px solid transparent",
  transition: transition("border-color"),
  '&[data-raised="true"]': { borderColor: colours.hairline },
  // Without scripts the full navigation is shown, too tall to stay sticky.
  [media.belowNavigation]: withoutScripts({ position: "static" }),
  // In a window this low it would cover a third of the page. The open menu needs a positioned header.
  [media.lowest]: { position: "relative" },
  [media.print]: { display: "none" },
});

export const bar = css({
  ...level(`clamp(${space.tiny}px, 2vw, ${space.medium}px)`),
  minHeight: headerHeight,
  padding: `0 ${edge}`,
  [media.belowNavigation]: withoutScripts({ flexWrap: "wrap", rowGap: 0 }),
});

/** What has no room drops to a line that is not shown: first the company's name, then the word of the leak link. */
const dropping = {
  flexShrink: 100_000,
  flexWrap: "wrap",
  overflow: "hidden",
  whiteSpace: "nowrap",
} as const;

export const home = css({
  ...touchLink,
  flexShrink: 100_000,
  // The mark stays.
  minWidth: space.large,
  marginInlineEnd: "auto",
  textDecoration: "none",
});

export const logo = css({ ...dropping, height: "1.5em" });

export const emergency = css({
  ...type.control,
  ...touchLink,
  ...dropping,
  justifyContent: "center",
  columnGap: 6,
  minWidth: target.control,
  height: target.control,
  color: colours.mutedText,
  textDecoration: "none",
  transition: transition("color"),
  "&:hover": { color: colours.text },
  // As high as the link, so that the word beside it cannot be below it.
  "& > svg": {
    height: "100%",
    color: colours.danger,
    [media.forcedColours]: { color: "inherit" },
  },
});

export const besideMenu = css({ flexShrink: 1, fontSize: rem(14), [media.navigation]: gone });

export const afterItems = css({
  [media.belowNavigation]: gone,
  [media.belowDesk]: { width: target.control },
});

export const menuButton = [iconButton, css({ [media.navigation]: gone })];

export const whileClosed = css({ '[aria-expanded="true"] > &': gone });

export const whileOpen = css({ '[aria-expanded="false"] > &': gone });

/** The distance between the items of the full navigation, much more than a word space. */
const between = `clamp(20px, 3.1vw - ${space.base}px, ${space.medium}px)`;

export const menu = css({
  ...level(between),
  [media.belowNavigation]: {
    display: "block",
    position: "absolute",
    insetInline: 0,
    top: "100%",
    maxHeight: `calc(100dvh - ${headerHeight}px)`,
    overflowY: "auto",
    padding: `${space.small}px ${gutter} ${space.large}px`,
    background: colours.panel,
    borderBottom: `1px solid ${colours.hairline}`,
    '[aria-expanded="false"] ~ &': gone,
    // Part of the header's bar.
    ...withoutScripts({ all: "unset", display: "block", flexBasis: "100%" }),
  },
});

/** Darkens the page behind a phone's open menu, so that page content is not mistaken for menu items. */
export const scrim = css({
  display: "none",
  [media.belowNavigation]: {
    '[aria-expanded="true"] ~ &': {
      display: "block",
      position: "fixed",
      zIndex: -1,
      inset: `${headerHeight}px 0 0`,
      background: dimmed,
    },
  },
});

const inLine = wrapped(`0 ${between}`);

export const list = css({
  ...inLine,
  ...plainList,
  [media.belowNavigation]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: `0 ${space.large}px`,
    // A phone on its side has room for two columns or three, but not for one.
    [media.low]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
    },
    ...withoutScripts(inLine),
  },
});

export const item = css({
  ...type.control,
  position: "relative",
  display: "flex",
  alignItems: "center",
  minHeight: target.control,
  color: colours.mutedText,
  textDecoration: "none",
  transition: transition("color"),
  "&:hover": { color: colours.text },
  [`&[${CURRENT}]`]: { color: colours.text },
  [`&[${CURRENT}]::after`]: { ...hereMark, position: "absolute", insetInlineStart: 0, bottom: 2 },
  [media.belowNavigation]: {
    ...type.heading,
    minHeight: 60,
    borderBottom: `1px solid ${colours.hairline}`,
    ...withoutScripts({
      font: "inherit",
      letterSpacing: "inherit",
      minHeight: target.control,
      borderBottom: 0,
    }),
  },
});

export const skipLink = css({
  ...type.control,
  position: "fixed",
  zIndex: layers.skipLink,
  top: space.small,
  insetInlineStart: space.small,
  padding: `${space.snug}px ${space.medium}px`,
  borderRadius: radius.control,
  background: colours.action,
  color: colours.onAction,
  "&:not(:focus)": { transform: "translateY(-200%)" },
});
