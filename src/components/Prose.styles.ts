import { css } from "@emotion/react";
import { colours } from "../theme/colours";
import { space } from "../theme/space";

/** How paragraphs, lists and small headings are set. */
export const root = css({
  overflowWrap: "anywhere",
  "& > :first-child": { marginTop: 0 },
  "& > :last-child": { marginBottom: 0 },
  "& p, & ul, & ol": { margin: `0 0 ${space.base}px` },
  "& ul, & ol": { paddingInlineStart: "1.4em" },
  "& li": { marginBottom: space.small, paddingInlineStart: space.tiny },
  "& li::marker": { color: colours.mutedText, fontVariantNumeric: "tabular-nums" },
  "& h3": { margin: `${space.large}px 0 ${space.small}px`, fontSize: "1.1em", lineHeight: 1.3 },
});
