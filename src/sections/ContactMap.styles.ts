import { css } from "@emotion/react";
import { onPaper } from "../components/picture/Drawing.styles";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { radius, space, stack, touchLink, wrapped } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({ ...stack(space.medium), alignContent: "start" });

export const box = css({
  position: "relative",
  height: 340,
  overflow: "hidden",
  border: `1px solid ${colours.hairline}`,
  borderRadius: radius.card,
});

export const sketch = css(onPaper, {
  width: "100%",
  height: "100%",
  objectFit: "cover",
  // On narrow screens, the part with our place.
  objectPosition: "71% 50%",
});

/** Over the sketch, as the button over the map; paper shows the sketch. */
export const map = css({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  border: 0,
  // Not before the visitor has pressed the button.
  "&[tabindex]": { pointerEvents: "none" },
  [media.print]: { display: "none" },
});

export const move = css({
  display: "grid",
  placeContent: "start end",
  padding: space.small,
  outlineOffset: -3,
});

export const ways = css({ ...wrapped(`${space.snug}px ${space.medium}px`), alignItems: "center" });

export const note = css({ ...type.small, color: colours.mutedText });

export const open = css(touchLink);
