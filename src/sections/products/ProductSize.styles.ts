import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { transition } from "../../theme/motion";

/** All stand on one line. Its own colour is that of the body, its fill that of the stripes. */
export const root = css({
  display: "block",
  width: "100%",
  height: "clamp(56px, 6.9vw, 88px)",
  borderBottom: `1px solid ${colours.hairline}`,
  color: colours.controlBorder,
  fill: "none",
  transition: transition("color"),
  ":hover > &": { color: colours.mutedText },
  '[aria-current="true"] > &': { color: colours.action, fill: colours.ground },
});
