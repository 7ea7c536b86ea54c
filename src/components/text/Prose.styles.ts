import { css } from "@emotion/react";
import { colours } from "../../theme/colours";
import { space } from "../../theme/space";

export const root = css({
  display: "block",
  "& > :first-child": { marginTop: 0 },
  "& > :last-child": { marginBottom: 0 },
  "& p, & ul, & ol": { margin: `0 0 ${space.base}px` },
  "& ul, & ol": { paddingInlineStart: "1.4em" },
  // A wide table scrolls in its box.
  "& > [role=group]": { overflowX: "auto" },
  "& li": { marginBottom: space.small, paddingInlineStart: space.tiny },
  "& li::marker": { color: colours.mutedText, fontVariantNumeric: "tabular-nums" },
});
