import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { layers } from "../theme/layers";
import { bandBox, column, space, withSubgrid } from "../theme/space";
import { gone, withoutScripts } from "../theme/withoutScripts";

export const root = css({
  ...column(space.large),
  ...bandBox,
  [media.wide]: {
    [media.screen]: { rowGap: space.huge },
    // The title is above the list, and the slide is next to both.
    ...withSubgrid({
      gridTemplateColumns: "minmax(260px, 4fr) minmax(0, 7fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: 0,
      "& > header": { gridArea: "1 / 1", zIndex: layers.text, paddingInlineEnd: space.large },
    }),
  },
  [media.print]: { display: "block" },
});

/**
 * The HTML contains the services for small and for wide screens; CSS shows one of the two. Paper, and a page without
 * scripts, show the slides of the second.
 */
export const onlySmall = css({ [media.wide]: gone, ...withoutScripts(gone) });
export const onlyWide = css({
  display: "contents",
  [media.small]: gone,
  ...withoutScripts({ display: "contents" }),
});
