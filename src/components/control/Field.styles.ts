import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { transition } from "../../theme/motion";
import { radius, space, stack, target } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  ...stack(space.small),
  alignContent: "start",
  "&[hidden]": { display: "none" },
});

/** The unit follows the number; for screen readers it is part of the field's label. */
export const box = css({
  position: "relative",
  display: "block",
  "&[data-unit]::after": {
    ...type.label,
    content: "attr(data-unit)",
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: space.base,
    display: "grid",
    alignItems: "center",
    color: colours.mutedText,
    pointerEvents: "none",
  },
});

/** What every field has, on the contact page too. */
export const anyInput = css({
  ...type.body,
  width: "100%",
  minHeight: target.main,
  padding: `${space.small}px ${space.base}px`,
  border: `2px solid ${colours.controlBorder}`,
  borderRadius: radius.control,
  background: colours.raised,
  color: colours.text,
  transition: transition("border-color"),
  "&::placeholder": { color: colours.mutedText, opacity: 1 },
  "&:hover": { borderColor: colours.text },
});

export const input = css(anyInput, {
  fontVariantNumeric: "tabular-nums",
  "input&": { paddingInlineEnd: 72 },
  "select&": { appearance: "none", paddingInlineEnd: space.huge },
  "&[aria-invalid]": { borderColor: colours.danger },
});

export const arrow = css({
  position: "absolute",
  insetInlineEnd: space.base,
  top: "calc(50% - 10px)",
  pointerEvents: "none",
});

export const note = css({ ...type.small, color: colours.mutedText });

export const error = css({ ...type.small, color: colours.danger });
