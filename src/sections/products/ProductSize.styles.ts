import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";

/** All stand on one line. Its own colour is that of the body, its fill that of the stripes. */
export const root = css({
  width: "100%",
  height: "clamp(56px, 6.2vw, 80px)",
  borderBottom: `1px solid ${colours.hairline}`,
  color: colours.controlBorder,
  fill: "none",
  '[aria-current="true"] > &': { color: colours.flame, fill: colours.flameSlots },
});

export const price = css({ fontWeight: 400, [media.belowDesk]: { display: "none" } });
