import { bandPadding, css, media, pageBox, space, stack } from "../theme";

export const root = css({
  ...stack(space.huge),
  ...pageBox(space.huge, bandPadding),
  [media.desk]: {
    gridTemplateColumns: "5fr 6fr",
    gridTemplateRows: "auto 1fr",
    columnGap: space.section,
    // The form is as tall as the column next to it.
    "& > :nth-of-type(2)": { gridArea: "1 / 2 / 3 / 3" },
  },
});
