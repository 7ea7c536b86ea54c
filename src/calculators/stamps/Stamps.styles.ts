import { css } from "@emotion/react";
import { media } from "../../theme/breakpoints";
import { colours } from "../../theme/colours";
import { bandBox, space, target, widths } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({
  display: "grid",
  gap: space.huge,
  ...bandBox,
  "& > *": { minWidth: 0 },
  // Starts a new printed page, so that its title is not the last line of the previous page.
  [media.print]: { breakBefore: "page", paddingTop: 0 },
  [media.desk]: {
    gridTemplateColumns: "5fr 6fr",
    columnGap: space.section,
    alignItems: "start",
    // The calculator is below the title and the drawing.
    "& > :nth-child(3)": { gridColumn: "1 / -1" },
  },
});

export const head = css({ display: "grid", gap: space.base, justifyItems: "start" });

export const introduction = css({ maxWidth: widths.lead });

export const check = css({
  ...type.control,
  display: "inline-flex",
  alignItems: "center",
  gap: space.snug,
  minHeight: target.main,
  cursor: "pointer",
  "& input": { width: 24, height: 24, margin: 0, flex: "none", accentColor: colours.action },
});
