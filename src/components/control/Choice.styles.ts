import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { transition } from "../../theme/motion";
import { radius, space, target, wrapped } from "../../theme/space";
import { type } from "../../theme/typography";

/** What is chosen, in forced colours too. */
const chosen = {
  background: colours.action,
  color: colours.onAction,
  [media.forcedColours]: {
    background: "Highlight",
    color: "HighlightText",
    forcedColorAdjust: "none",
  },
} as const;

export const root = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const label = css({ ...type.label, marginBottom: space.small, padding: 0 });

export const options = css(wrapped(space.small));

/** A checkbox with its label, as tall as a touch target. */
export const tick = css({
  ...type.control,
  display: "inline-flex",
  alignItems: "center",
  gap: space.snug,
  minHeight: target.main,
  cursor: "pointer",
  // Below another, as a list.
  "label + &": { marginTop: -space.base },
  "& > input": {
    appearance: "none",
    flex: "none",
    display: "grid",
    width: 24,
    height: 24,
    margin: 0,
    padding: 3,
    border: `2px solid ${colours.controlBorder}`,
    borderRadius: space.tiny,
    background: colours.raised,
    cursor: "pointer",
    "&:checked": { ...chosen, borderColor: colours.action },
    "&:checked::before": {
      content: '""',
      background: "currentColor",
      clipPath: "polygon(14% 44%, 0 65%, 45% 100%, 100% 16%, 80% 0, 43% 62%)",
    },
  },
});

/** A radio button whose text is all of it: chosen, it has the colour of the primary button. */
export const option = css({
  position: "relative",
  cursor: "pointer",
  "& > input": {
    appearance: "none",
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    margin: 0,
    borderRadius: radius.control,
  },
  "& > span": {
    ...type.control,
    // Above the radio button, whose focus ring is around it.
    position: "relative",
    display: "grid",
    alignItems: "center",
    minHeight: target.main,
    padding: `${space.tiny}px ${space.base}px`,
    // Four sizes fit side by side.
    [media.small]: { paddingInline: space.small },
    border: `2px solid ${colours.controlBorder}`,
    borderRadius: radius.control,
    background: colours.raised,
    transition: transition("border-color", "background-color"),
  },
  "&:hover > span": { borderColor: colours.text },
  "[aria-describedby] & > span": { borderColor: colours.danger },
  "& > input:checked + span": { ...chosen, borderColor: colours.action },
});

export const error = css({ ...type.small, margin: `${space.small}px 0 0`, color: colours.danger });
