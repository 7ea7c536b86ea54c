import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { space } from "../../theme/space";

export const root = css({
  display: "grid",
  gap: space.large,
  "& > *": { minWidth: 0 },
  [media.desk]: {
    gridTemplateColumns: "5fr 6fr",
    gridTemplateRows: "auto 1fr",
    gap: `${space.huge}px ${space.section}px`,
    alignItems: "start",
    // The form is as tall as what is next to it.
    "& > form": { gridArea: "1 / 1 / 3 / 2" },
  },
});
