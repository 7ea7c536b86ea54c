import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { radius, space } from "../../theme/space";

export const root = css({
  display: "grid",
  gap: space.medium,
  alignContent: "start",
  minWidth: 0,
  padding: `clamp(${space.base}px, 3vw, ${space.large}px)`,
  borderRadius: radius.card,
  background: colours.panel,
  [media.print]: { display: "none" },
});

export const columns = css({
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
