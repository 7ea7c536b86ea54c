import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { headingFamily } from "../../theme/fonts";
import { radius, space } from "../../theme/space";
import { nightSurface } from "../../theme/surfaces";
import { rem } from "../../theme/typography";

/** Above the answer on wide screens, where the form is next to both; on phones below it. */
export const root = css(nightSurface, {
  padding: space.snug,
  border: `1px solid ${colours.hairline}`,
  borderRadius: radius.card,
  [media.desk]: { gridArea: "1 / 2" },
  [media.print]: { display: "none" },
});

export const drawing = css({
  display: "block",
  width: "100%",
  maxWidth: rem(500),
  height: "auto",
  margin: "0 auto",
  fontVariantNumeric: "tabular-nums",
});

/** The figure on the scale's display. */
export const reading = css({
  fill: colours.link,
  fontFamily: headingFamily,
  fontSize: 25,
  fontWeight: 700,
  textAnchor: "middle",
});

export const label = css({
  fill: colours.mutedText,
  fontSize: 16,
  // The drawing is smaller there.
  [media.small]: { fontSize: 20 },
});

export const figure = css({ fill: colours.text, fontWeight: 600 });

const large = { fontFamily: headingFamily, fontSize: 32, fontWeight: 700 } as const;

export const amount = css({ ...large, fill: colours.text });

export const alarm = css({ ...large, fill: colours.danger });

export const pointer = css({ fill: "none", stroke: colours.mutedText, strokeWidth: 1.5 });

/** Where the gas ends in a full cylinder. */
export const mark = css({
  fill: "none",
  stroke: colours.text,
  strokeWidth: 2,
  strokeDasharray: "6 5",
});
