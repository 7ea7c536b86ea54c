import { css } from "@emotion/react";
import { colours } from "../theme/colours";
import { centred, gutter, plainList, space, target } from "../theme/space";
import { type } from "../theme/typography";

export const nav = css({
  ...centred,
  padding: `${space.large}px ${gutter} ${space.section}px`,
});

export const list = css({ ...plainList, maxWidth: 480 });

export const link = css({
  ...type.control,
  display: "flex",
  alignItems: "center",
  minHeight: target.main + space.small,
  borderBottom: `1px solid ${colours.hairline}`,
});
