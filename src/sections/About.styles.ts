import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { bandBox, radius, space, widths } from "../theme/space";
import { fluid, type } from "../theme/typography";

export const root = css({
  display: "grid",
  gap: space.medium,
  ...bandBox,
  [media.wide]: { gridTemplateColumns: "6fr 5fr", alignItems: "center", gap: space.huge },
  [media.desk]: { gap: space.band },
});

export const words = css({ display: "grid", gap: space.medium, minWidth: 0 });

export const description = css({
  ...type.lead,
  margin: 0,
  maxWidth: widths.lead,
  color: colours.mutedText,
  overflowWrap: "anywhere",
});

export const weighing = css({
  margin: 0,
  fontWeight: 600,
  "& > a": { display: "inline-block" },
});

export const picture = css({
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: radius.card,
  // On a dark background, a dark picture has no frame: it fades out at its edges.
  'html:not([data-theme="light"]) &': {
    maskImage:
      "linear-gradient(black 66%, transparent), linear-gradient(to right, transparent, black 8%, black 92%, transparent)",
    maskComposite: "intersect",
    [media.forcedColours]: { maskImage: "none" },
    [media.print]: { maskImage: "none" },
  },
  [media.small]: { aspectRatio: "16 / 10" },
});

export const counters = css({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.base}px ${space.large}px`,
  margin: 0,
  paddingTop: space.medium,
  borderTop: `1px solid ${colours.hairline}`,
});

export const counter = css({
  display: "flex",
  flexDirection: "column-reverse",
  flex: "1 1 auto",
  gap: space.tiny,
  [media.wide]: { flexBasis: 180 },
});

export const figure = css({ ...type.numeral, fontSize: fluid(32, 6, 84, 18), margin: 0 });

export const label = css({ ...type.label, color: colours.mutedText });
