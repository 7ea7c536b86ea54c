import { css } from "@emotion/react";
import { buttonStyles } from "../components/control/Button.styles";
import { onNight } from "../components/picture/Drawing.styles";
import { colours } from "../theme/colours";
import { radius, space, stack, touchLink, wrapped } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({ ...stack(space.medium), alignContent: "start", minWidth: 0 });

export const box = css({
  overflow: "hidden",
  border: `1px solid ${colours.hairline}`,
  borderRadius: radius.card,
});

export const sketch = css(onNight, { width: "100%", height: "auto" });

export const map = css({ display: "block", width: "100%", height: 420, border: 0 });

export const load = buttonStyles.outline;

export const ways = css({ ...wrapped(`${space.snug}px ${space.medium}px`), alignItems: "center" });

export const note = css({ ...type.small, maxWidth: "48ch", color: colours.mutedText });

export const open = css(touchLink);
