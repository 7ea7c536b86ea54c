import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { bandPadding, contactColumns, pageBox, space, stack } from "../../theme/space";

export const root = css({
  ...stack(space.huge),
  ...pageBox(space.huge, bandPadding),
  [media.desk]: {
    ...contactColumns,
    gridTemplateRows: "auto 1fr",
    // The form is as tall as the column next to it.
    "& > :nth-of-type(2)": { gridArea: "1 / 2 / 3 / 3" },
  },
});
