import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { bandPadding, column, bandColumns, pageBox, space } from "../../theme/space";

export const root = css({
  ...column(space.huge),
  ...pageBox(space.huge, bandPadding),
  // The page's title, whose box has the margins of a page.
  "& > :first-child": { margin: 0, padding: 0 },
  [media.desk]: {
    ...bandColumns,
    rowGap: space.large,
    gridTemplateRows: "auto 1fr",
    // The form is next to the title and the details; the map is as wide as the page.
    "& > :nth-child(3)": { gridArea: "1 / 2 / span 2", paddingTop: space.medium },
    "& > :nth-child(4)": { gridColumn: "1 / -1" },
  },
});
