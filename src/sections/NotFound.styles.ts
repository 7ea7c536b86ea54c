import { css } from "@emotion/react";
import { colours } from "../theme/colours";
import { gutter, space, target, widths } from "../theme/space";
import { type } from "../theme/typography";

export const nav = css({
  maxWidth: widths.page,
  margin: "0 auto",
  padding: `${space.large}px ${gutter} ${space.section}px`,
});

export const list = css({ margin: 0, padding: 0, listStyle: "none", maxWidth: 480 });

export const link = css({
  ...type.control,
  display: "flex",
  alignItems: "center",
  minHeight: target.main + space.small,
  borderBottom: `1px solid ${colours.hairline}`,
});
