import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { bandPadding, centred, gutter, space, stack } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({ [media.print]: { display: "none" } });

export const inner = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  ...centred,
  [media.belowDesk]: { paddingBottom: space.large },
  [media.desk]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", alignItems: "center" },
});

export const words = css({
  ...stack(space.medium),
  justifyItems: "start",
  padding: `${bandPadding} ${gutter}`,
  [media.belowDesk]: { paddingBottom: space.medium },
  [media.desk]: { paddingInlineEnd: 0 },
});

export const picture = css({
  width: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  // The light fades out above; at the other edges the picture has the ground's colour.
  maskImage: "linear-gradient(transparent, black 12%)",
  [media.forcedColours]: { maskImage: "none" },
});

export const tagline = css({ ...type.lead, marginTop: -space.small });
