import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { transition } from "../../theme/motion";
import { radius, space, target, wrapped } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const label = css({ ...type.label, marginBottom: space.small, padding: 0 });

export const options = css(wrapped(space.small));

/** The label of a checkbox or of a radio button, as tall as a touch target. */
export const ticked = css({
  ...type.control,
  display: "inline-flex",
  alignItems: "center",
  gap: space.small,
  minHeight: target.main,
  cursor: "pointer",
  "& input": { width: 24, height: 24, margin: 0, flex: "none", accentColor: colours.action },
});

export const option = css(ticked, {
  padding: `${space.tiny}px ${space.base}px`,
  border: `2px solid ${colours.controlBorder}`,
  borderRadius: radius.control,
  background: colours.raised,
  transition: transition("border-color", "background-color"),
  "&:hover": { borderColor: colours.text },
  "[aria-describedby] &": { borderColor: colours.danger },
  "&:has(:checked)": { borderColor: colours.accentText },
});

export const error = css({ ...type.small, margin: `${space.small}px 0 0`, color: colours.danger });
