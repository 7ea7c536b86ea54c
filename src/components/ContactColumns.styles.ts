import { bandPadding, centred, css, gutter, media, space, stack } from "../theme";

export const root = css({
  ...stack(space.huge),
  ...centred,
  padding: `${space.huge}px ${gutter} ${bandPadding}`,
  [media.desk]: {
    gridTemplateColumns: "5fr 6fr",
    gridTemplateRows: "auto 1fr",
    columnGap: space.section,
    // The form is as tall as the column next to it.
    "& > :nth-of-type(2)": { gridArea: "1 / 2 / 3 / 3" },
  },
});
