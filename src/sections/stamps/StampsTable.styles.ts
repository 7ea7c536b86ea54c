import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

export const root = css({ display: "grid", gap: space.base, minWidth: 0, alignContent: "start" });

export const title = css({ ...type.groupTitle, margin: 0 });

export const table = css({
  ...type.small,
  display: "table",
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    padding: `${space.small}px ${space.tiny}px`,
    borderBottom: `1px solid ${colours.hairline}`,
    textAlign: "start",
    verticalAlign: "baseline",
  },
  "& th:first-of-type": { paddingInlineStart: 0 },
});

export const note = css({ ...type.fine, margin: 0, color: colours.mutedText });
