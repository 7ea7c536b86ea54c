import { css } from "@emotion/react";
import { colours } from "../theme/colours";
import { headingFamily } from "../theme/fonts";
import { space } from "../theme/space";
import { rem } from "../theme/typography";

export const root = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space.small,
  color: colours.text,
  fontFamily: headingFamily,
  fontWeight: 700,
  fontSize: rem(24),
  letterSpacing: "-0.03em",
  lineHeight: 1,
});

export const drawing = css({ flex: "none", [`& path`]: { fill: colours.flame } });

export const slots = css({ fill: colours.flameSlots });
