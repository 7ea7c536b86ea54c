import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { transition } from "../../theme/motion";
import { radius, space, target, wrapped } from "../../theme/space";
import { type } from "../../theme/typography";

const base = css({
  ...type.control,
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.snug,
  minHeight: target.main,
  padding: `${space.small}px ${space.medium}px`,
  border: "2px solid transparent",
  borderRadius: radius.control,
  textAlign: "start",
  textDecoration: "none",
  transition: transition("background-color", "border-color", "color"),
  // The hand feels a press.
  "&:active": { translate: "0 1px" },
});

const action = css({
  background: colours.action,
  color: colours.onAction,
  "&:hover": { background: colours.actionHover },
});

const outline = css({
  borderColor: colours.controlBorder,
  color: colours.text,
  "&:hover": { borderColor: colours.text },
});

const accent = css({
  borderColor: colours.action,
  color: colours.accentText,
  textAlign: "center",
  "&:hover": { borderColor: colours.actionHover, color: colours.text },
});

const badge = css({
  display: "inline-grid",
  gridTemplateColumns: "auto auto",
  justifyContent: "start",
  gap: `0 ${space.small}px`,
  minHeight: 58,
  padding: `${space.small}px 14px`,
  background: colours.text,
  color: colours.ground,
  "& > svg": {
    gridRow: "1 / 3",
    alignSelf: "center",
    width: "clamp(24px, 5.85vw, 28px)",
    height: "auto",
    fill: "currentColor",
    stroke: "none",
  },
  "&:hover": { background: colours.mutedText },
  // There, a background is lost.
  [media.forcedColours]: { borderColor: "ButtonText" },
});

/**
 * `action` is for the primary action of a screen, `badge` for the app buttons, which look like store badges, `accent`
 * for the ways to order without the app, `outline` for all others.
 */
export const buttonStyles = {
  action: [base, action],
  badge: [base, badge],
  accent: [base, accent],
  outline: [base, outline],
} as const;

/** Two buttons side by side; on phones equally wide, and together as wide as the screen. */
export const buttonPair = css({
  ...wrapped(space.small),
  // Depends on the viewport's width alone: the fallback font, which shows first, is wider and could change
  // the wrapping.
  [media.small]: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr))",
    width: "100%",
    "& > a, & > button": { paddingInline: space.tiny },
  },
});

export const iconButton = css({
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  width: target.control,
  height: target.control,
  padding: 0,
  border: `2px solid ${colours.controlBorder}`,
  borderRadius: radius.round,
  transition: transition("background-color", "border-color", "color"),
  "&:hover": { borderColor: colours.text },
});
