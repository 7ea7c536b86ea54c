import { colours, css, media, plainList, space, target, type } from "../theme";

export const list = css({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.small,
  ...plainList,
  color: colours.mutedText,
  // The second value keeps screen readers from reading the stroke; Safari 16 and Firefox 127 drop it.
  "& li + li::before": { content: ['"/"', '"/" / ""'], marginInlineEnd: space.small },
  [media.print]: { display: "none" },
});

export const link = css({ display: "inline-flex", alignItems: "center", minHeight: target.min });
