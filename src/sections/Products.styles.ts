import { css } from "@emotion/react";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { layers } from "../theme/layers";
import { bandBox, column, plainList, space, stack, withSubgrid, wrapped } from "../theme/space";
import { type } from "../theme/typography";

export const root = css({ position: "relative", background: colours.panel });

export const inner = css({
  ...column(space.medium),
  ...bandBox,
  "& > *": { minWidth: 0 },
  [media.print]: { display: "block", paddingBlock: `${space.large}px 0` },
  [media.wide]: {
    gap: `${space.large}px ${space.huge}px`,
    // The controls are next to the title, the slide is next to the stage, then the note next to the app buttons.
    ...withSubgrid({
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
      "& > header": { gridArea: "1 / 1", zIndex: layers.text },
    }),
  },
});

export const showcase = css({
  ...column(space.large),
  [media.wide]: withSubgrid({
    gridArea: "1 / 1 / 3 / -1",
    gridTemplateColumns: "subgrid",
    gridTemplateRows: "subgrid",
    columnGap: space.huge,
    "& > :first-child:not(:last-child)": { gridArea: "1 / 2", alignSelf: "end" },
    "& > :last-child": { gridArea: "2 / 1 / 3 / -1" },
    "& > ul": { gridArea: "2 / 1", alignSelf: "start" },
    "& > ul + :last-child": { gridArea: "2 / 2" },
  }),
});

export const controls = css({
  ...wrapped(space.small),
  alignItems: "center",
  // Four dots, both arrows and the pause button fit on one line on a phone, and in half a tablet.
  [media.belowDesk]: { columnGap: 2 },
});

export const spring = css({ flex: 1, [media.small]: { display: "none" } });

export const refill = css({
  display: "grid",
  gridColumn: "1 / -1",
  gap: `${space.small}px ${space.huge}px`,
  paddingTop: space.large,
  borderTop: `1px solid ${colours.hairline}`,
  "&[hidden]": { display: "none" },
  [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
});

export const refillLine = css(type.heading);

export const refillTerms = css({ ...type.small, color: colours.mutedText });

export const refillSizes = css({
  ...wrapped(`${space.small}px ${space.large}px`),
  ...plainList,
  fontVariantNumeric: "tabular-nums",
});

export const note = css({
  ...type.fine,
  paddingTop: space.large,
  borderTop: `1px solid ${colours.hairline}`,
  color: colours.mutedText,
});

export const app = css({
  ...stack(space.medium),
  alignContent: "end",
  justifyItems: "start",
  paddingTop: space.large,
  borderTop: `1px solid ${colours.hairline}`,
  [media.print]: { display: "none" },
});

export const appTitle = css({ ...type.heading, maxWidth: "28ch" });

export const appNote = css({ color: colours.mutedText });
