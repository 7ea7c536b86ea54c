import { css } from "@emotion/react";
import { colours } from "../theme/colours";
import { layers } from "../theme/layers";
import { level, radius, space, stack } from "../theme/space";
import { type } from "../theme/typography";

export const region = css({
  position: "fixed",
  zIndex: layers.notices,
  insetInline: space.base,
  bottom: space.base,
  width: "fit-content",
  margin: "auto",
  ...stack(space.small),
});

export const notice = css({
  ...type.small,
  ...level(space.base),
  maxWidth: 480,
  padding: `${space.small}px ${space.small}px ${space.small}px ${space.medium}px`,
  border: `1px solid ${colours.controlBorder}`,
  borderRadius: radius.control,
  background: colours.raised,
});

/** As tall as a touch target, without a gap between the lines. */
export const link = css({ display: "inline-block", paddingBlock: space.snug, fontWeight: 600 });
